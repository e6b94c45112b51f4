import { html, nothing, page } from './page';
import { type Language, otherLanguage, signInTexts } from './sign-in.text';

/** One line of the list of people who can sign in. */
export interface DemoAccount {
  username: string;
  /** What this person's scenario shows. */
  title: string;
}

export interface SignInPage {
  language: Language;
  /** The path of this page. */
  path: string;
  username: string;
  /** Why the last try was refused. */
  problem?: 'wrong' | 'otherAccount';
  accounts: readonly DemoAccount[];
}

/** The sign-in form with labels, the refusal of a last try, and who can sign in. */
export function signInPage({ language, path, username, problem, accounts }: SignInPage): string {
  const t = signInTexts[language];
  const query = (more: Record<string, string>) => `${path}?${new URLSearchParams(more).toString()}`;
  const alert = problem
    ? html`<p class="alert" role="alert" id="problem">${t[problem]}</p>`
    : nothing;
  const described = problem ? html`aria-invalid="true" aria-describedby="problem"` : nothing;
  const people = accounts.map(
    (account) =>
      html`<li>
        <a href="${query({ lang: language, username: account.username })}">${account.username}</a>
        <span lang="en">${account.title}</span>
      </li>`,
  );
  return page(
    language,
    t.title,
    html`<section class="card" aria-labelledby="title">
        <h1 id="title">${t.title}</h1>
        <p class="mute">${t.lead}</p>
        ${alert}
        <form method="post" action="${query({ lang: language })}">
          <div class="field">
            <label for="username">${t.username}</label>
            <input
              id="username"
              name="username"
              value="${username}"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              required
              ${described}
              ${username === '' ? html`autofocus` : nothing}
            />
          </div>
          <div class="field">
            <label for="password">${t.password}</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
              ${described}
              ${username === '' ? nothing : html`autofocus`}
            />
          </div>
          <button>${t.submit}</button>
        </form>
      </section>
      <section class="people" aria-labelledby="people">
        <h2 id="people">${t.demo}</h2>
        <p class="mute">${t.demoHint}</p>
        <ul>
          ${people}
        </ul>
      </section>`,
    query({ lang: otherLanguage(language), ...(username && { username }) }),
  );
}

/** A page with a heading and one sentence. */
export function messagePage(language: Language, title: string, text: string): string {
  return page(
    language,
    title,
    html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  );
}
