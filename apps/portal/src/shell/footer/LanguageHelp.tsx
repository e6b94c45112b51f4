import { clientOf } from '@portal/client-config';
import { useText } from '../../language';
import { useSession } from '../../session';
import { Link, PhoneLink } from '../../ui';
import { MarkdownText } from './MarkdownText';
import footerText from './footer.text';

/** Specification §2.5, the language-assistance links in its order, each in its own words and direction. */
export const assistanceLanguages: readonly { lang: string; name: string; dir?: 'rtl' }[] = [
  { lang: 'es', name: 'Español' },
  { lang: 'zh-Hant', name: '繁體中文' },
  { lang: 'vi', name: 'Tiếng Việt' },
  { lang: 'ko', name: '한국어' },
  { lang: 'ru', name: 'Русский' },
  { lang: 'ar', name: 'العربية', dir: 'rtl' },
  { lang: 'fr', name: 'Français' },
  { lang: 'pl', name: 'Polski' },
  { lang: 'tl', name: 'Tagalog' },
  { lang: 'it', name: 'Italiano' },
  { lang: 'de', name: 'Deutsch' },
  { lang: 'ht', name: 'Kreyòl Ayisyen' },
  { lang: 'ur', name: 'اردو', dir: 'rtl' },
  { lang: 'bn', name: 'বাংলা' },
  { lang: 'yi', name: 'ייִדיש', dir: 'rtl' },
];

/** Help in fifteen languages behind one page, or the words that the services put in their place (§2.5). */
export function LanguageHelp({ override }: { override: string | null | undefined }) {
  const t = useText(footerText);
  const { phone } = clientOf(useSession().client);
  return (
    <section className="stack" aria-labelledby="language-help" data-event="languageHelp">
      <h2 id="language-help">{t('shell.languageHelpTitle')}</h2>
      {override ? (
        <MarkdownText text={override} />
      ) : (
        <>
          <p className="mute">
            {t.parts('shell.languageHelpCall', { phone: <PhoneLink number={phone} /> })}
          </p>
          <ul className="langs">
            {assistanceLanguages.map(({ lang, name, dir }) => (
              <li key={lang}>
                <Link to={`/member/language-help#${lang}`} data-event={`languageHelp-${lang}`}>
                  <span lang={lang} dir={dir ?? 'ltr'}>
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
