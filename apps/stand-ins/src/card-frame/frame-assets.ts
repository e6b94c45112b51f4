/**
 * What runs in the frame: it accepts messages from the page around it only, requests a token from its own server,
 * and says back what CardFrameMessage of the contracts allows.
 */
export const frameScript = `'use strict';
const form = document.querySelector('form');
const around = form.dataset.parent;
const errors = JSON.parse(form.dataset.errors);
const say = (message) => window.parent.postMessage(message, around);
const fields = [...form.querySelectorAll('input, select')];
const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

function mark(input, words) {
  const error = document.getElementById(input.id + '-error');
  error.textContent = words;
  error.hidden = words === '';
  if (words === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

async function tokenise(request) {
  for (const input of fields) mark(input, '');
  const typed = Object.fromEntries(fields.map((input) => [input.name, input.value]));
  let answer;
  try {
    const sent = await fetch('/card-frame/' + form.dataset.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    });
    if (!sent.ok) throw new Error('refused');
    answer = await sent.json();
  } catch {
    return say({ type: 'card-frame/failed', request });
  }
  if (answer.card) return say({ type: 'card-frame/tokenised', request, card: answer.card });
  if (answer.account) return say({ type: 'card-frame/account-tokenised', request, account: answer.account });
  for (const error of answer.errors) {
    mark(fields.find((input) => input.name === (error === 'expired' ? 'expires' : error)), errors[error]);
  }
  say({ type: 'card-frame/invalid', request });
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== around) return;
  const { type, request } = Object(event.data);
  if (type === 'card-frame/tokenise' && typeof request === 'string') void tokenise(request);
  if (type === 'card-frame/focus') (fields.find((input) => input.ariaInvalid === 'true') || fields[0]).focus();
});
form.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => say({ type: 'card-frame/resized', height: height() })).observe(document.documentElement);
say({ type: 'card-frame/ready', height: height() });
`;

/** The portal's tokens as far as they are used here, on the portal's own ground. */
export const frameStyles = `
:root { --surface: #fff; --ink: #14201f; --ink-2: #4a5856; --edge: #6d7d7a; --bad: #a51d18; --accent: #ffc24b; }
*, ::before, ::after { box-sizing: border-box; margin: 0; }
[hidden] { display: none; }
html { font-size: 62.5%; background: var(--surface); }
body { padding: .4rem; font: 400 1.6rem/1.5 "Atkinson Hyperlegible Next", Verdana, sans-serif; color: var(--ink); overflow-wrap: break-word; }
form { display: grid; gap: 1.6rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); max-width: 84rem; }
[data-path="account-tokens"] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); }
.field { display: flex; flex-direction: column; gap: .6rem; } .field > :last-child { margin-top: auto; } .whole { grid-column: 1 / -1; }
label { font-weight: 650; }
.hint, .demo { color: var(--ink-2); } .demo { grid-column: 1 / -1; font-size: 1.4rem; }
.err { color: var(--bad); font-weight: 650; }
input, select { font: inherit; font-variant-numeric: tabular-nums; color: inherit; width: 100%; min-height: 4.8rem; padding: .8rem 1.4rem; background: var(--surface); border: 1px solid var(--edge); border-radius: .4rem; }
[aria-invalid] { border: .2rem solid var(--bad); }
:focus-visible { outline: .3rem solid var(--ink); outline-offset: .1rem; box-shadow: 0 0 0 .6rem var(--accent); }
`;
