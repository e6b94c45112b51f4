/** The stylesheet of the identity provider's pages: the portal's tokens and parts, as far as they are used here. */
export const signInStyles = `
:root {
  --brand: #0b5b57; --brand-strong: #073f3d; --bar: #073f3d; --on-bar: #fff; --accent: #ffc24b;
  --canvas: #f3f6f5; --surface: #fff; --ink: #14201f; --ink-2: #4a5856; --line: #d5dedc; --edge: #6d7d7a;
  --bad: #a51d18; --bad-tint: #fdebe9; --radius: .8rem; --r-s: .4rem; --r-l: 1.2rem;
  --font: "Atkinson Hyperlegible Next", Verdana, sans-serif;
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
html { font-size: 62.5%; }
body { font: 400 1.6rem/1.5 var(--font); color: var(--ink); background: var(--canvas); overflow-wrap: break-word; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1.2rem; padding: 1.6rem clamp(1.6rem, 5vw, 4rem); background: var(--surface); border-bottom: .5rem solid var(--bar); }
.logo { display: flex; flex-wrap: wrap; align-items: center; gap: .8rem; font-size: 2.1rem; color: var(--brand); }
.logo svg { width: 3.6rem; height: 3.6rem; } .leaf { fill: var(--brand); } .vein { fill: none; stroke: var(--accent); stroke-width: 3; }
.logo small { font-size: 1.4rem; color: var(--ink-2); }
main { display: grid; gap: 2.4rem; max-width: 52rem; margin: 0 auto; padding: 3.2rem 1.6rem 6.4rem; }
h1, h2 { line-height: 1.2; letter-spacing: -.012em; }
h1 { font-size: 3.4rem; } h2 { font-size: 2.1rem; }
a { color: var(--brand); text-underline-offset: .22em; }
a:hover { color: var(--brand-strong); text-decoration-thickness: .25rem; }
:focus-visible { outline: .3rem solid var(--ink); outline-offset: .2rem; box-shadow: 0 0 0 .2rem var(--surface), 0 0 0 .8rem var(--accent); border-radius: var(--r-s); }
.mute, li span { color: var(--ink-2); }
.card { display: grid; gap: 1.6rem; padding: 2.4rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-l); }
form { display: grid; gap: 1.6rem; }
.field { display: grid; gap: .6rem; }
label { font-weight: 650; }
input { font: inherit; color: inherit; width: 100%; min-height: 4.8rem; padding: .8rem 1.4rem; background: var(--surface); border: 1px solid var(--edge); border-radius: var(--r-s); }
input[aria-invalid] { border: .2rem solid var(--bad); }
button { font: inherit; font-weight: 650; min-height: 4.8rem; padding: .8rem 2rem; border: .2rem solid var(--brand); border-radius: var(--radius); background: var(--brand); color: #fff; cursor: pointer; }
button.quiet { background: none; color: var(--brand); border-color: transparent; }
.qr { width: 20rem; max-width: 100%; }
button:hover { background: var(--brand-strong); border-color: var(--brand-strong); color: #fff; }
.alert { padding: 1.2rem 1.6rem; border: .2rem solid var(--bad); border-radius: var(--radius); background: var(--bad-tint); }
.people { display: grid; gap: .8rem; padding-inline: 2.4rem; }
ul { display: grid; gap: .8rem; padding: 0; list-style: none; }
li a { display: inline-block; min-height: 2.4rem; font-weight: 650; }
li span { display: block; font-size: 1.4rem; }
@media (max-width: 767px) { h1 { font-size: 2.8rem; } .people { padding-inline: 0; } }
`;
