import { type Language, otherLanguage, signInTexts } from './sign-in.text';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML of a template; every inserted text is escaped, every inserted `Html` and list of them is not. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const insert = (value: string | Html | Html[] | undefined): string => {
    if (value === undefined) return '';
    if (Array.isArray(value)) return value.map(insert).join('');
    if (value instanceof Html) return value.text;
    return value.replace(/[&<>"']/g, (sign) => escapes[sign] as string);
  };
  return new Html(parts.map((part, index) => part + insert(values[index])).join(''));
}

export class Html {
  constructor(readonly text: string) {}
}

export const nothing = new Html('');

/** A whole page of the identity provider, in the portal's look. */
export function page(language: Language, title: string, content: Html, switchTo?: string): string {
  const other = otherLanguage(language);
  const toggle = switchTo
    ? html`<a href="${switchTo}" lang="${other}" hreflang="${other}"
        >${signInTexts[language].other}</a
      >`
    : nothing;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Everfern Rx</title>
        <link rel="stylesheet" href="/sign-in.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <p class="logo">
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path class="leaf" d="M3 37V19A16 16 0 0 1 19 3h18v18a16 16 0 0 1-16 16z" />
              <path class="vein" d="M3 37 27 13M13 27V17M13 27h10" />
            </svg>
            <b>Everfern Rx</b> <small>Pharmacy benefits</small>
          </p>
          ${toggle}
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;
}
