import { renderSVG } from 'uqr';
import { Html, html, nothing, page } from './page';
import type { CodeProblem, SecondFactorView } from './second-factor';
import { secondFactorTexts } from './second-factor.text';
import { type Language, otherLanguage } from './sign-in.text';

export interface SecondFactorPage {
  language: Language;
  /** The path of this page. */
  path: string;
  /** The path of the page with the password. */
  other: string;
  view: SecondFactorView;
  problem?: CodeProblem | 'tooSoon' | 'tooOften' | undefined;
  /** A new code was sent just now. */
  isSentAgain?: boolean;
}

/** Where the code is entered: where it was sent, or the picture with which an authenticator app learns the key. */
export function secondFactorPage({
  language,
  path,
  other,
  view,
  problem,
  isSentAgain,
}: SecondFactorPage): string {
  const t = secondFactorTexts[language];
  const action = (lang: Language) => `${path}?${new URLSearchParams({ lang }).toString()}`;
  const alert = problem
    ? html`<p class="alert" role="alert" id="problem">${t[textOf(problem, view)]}</p>`
    : nothing;
  const described = problem ? html`aria-invalid="true" aria-describedby="problem"` : nothing;
  const sentAgain = isSentAgain ? html`<p role="status">${t.sentAgain}</p>` : nothing;
  return page(
    language,
    t.title,
    html`<section class="card" aria-labelledby="title">
      <h1 id="title">${t.title}</h1>
      ${sentAgain}
      <p>${leadOf(view, language)}</p>
      ${view.enrolment ? enrolmentOf(view.enrolment, language) : nothing} ${alert}
      <form method="post" action="${action(language)}">
        <div class="field">
          <label for="code">${t.code}</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="12"
            required
            autofocus
            ${described}
          />
        </div>
        <button>${t.submit}</button>
      </form>
      ${view.sent ? sendAgain(view, action(language), language) : nothing}
      <p>
        <a href="${other}?${new URLSearchParams({ other: '1', lang: language }).toString()}"
          >${t.other}</a
        >
      </p>
    </section>`,
    action(otherLanguage(language)),
  );
}

/** An authenticator app is sent no code. */
function textOf(problem: NonNullable<SecondFactorPage['problem']>, { sent }: SecondFactorView) {
  if (sent) return problem;
  if (problem === 'expired') return 'appExpired';
  return problem === 'triedTooOften' ? 'appTriedTooOften' : problem;
}

function leadOf({ sent, enrolment }: SecondFactorView, language: Language): string {
  const t = secondFactorTexts[language];
  if (!sent) return enrolment ? t.enrol : t.app;
  return (sent.channel === 'email' ? t.sentEmail : t.sentText).replace('{to}', sent.to);
}

function enrolmentOf(
  { uri, secret }: NonNullable<SecondFactorView['enrolment']>,
  language: Language,
): Html {
  const t = secondFactorTexts[language];
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return html`<div class="qr" role="img" aria-label="${t.picture}">
      ${new Html(renderSVG(uri, { border: 2 }))}
    </div>
    <p>${t.key}: <code>${groups}</code></p>`;
}

function sendAgain({ sent, other }: SecondFactorView, action: string, language: Language): Html {
  const t = secondFactorTexts[language];
  const button = (channel: string, label: string) =>
    html`<button class="quiet" name="send" value="${channel}">${label}</button>`;
  return html`<form method="post" action="${action}">
    ${button(sent?.channel ?? 'email', t.resend)}
    ${other ? button(other, other === 'text' ? t.byText : t.byEmail) : nothing}
  </form>`;
}
