import { useText } from '../../language';
import {
  choosesMember,
  nameOf,
  signOutRequested,
  useAddition,
  useFlag,
  useSession,
  useWayFlag,
} from '../../session';
import { Icon, Link } from '../../ui';
import { MenuLink } from '../menus/MenuLink';
import type { MenuEntry } from '../menus/menu';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { TextSizes } from './TextSizes';
import namesText from '../../language/names.text';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

/** The header of larger screens (Spec §2.3): every item behind its member or visitor flag. */
export function Header({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText(namesText, shellText);
  const session = useSession();
  const { signedIn, flags, userInfo } = session;
  const staffName = choosesMember(session) && nameOf(userInfo);
  const dispatch = useAppDispatch();
  const language = useWayFlag('headerLanguage', 'unsecuredHeaderLanguage');
  const fontSize = useFlag('headerFontSize', 'unsecuredHeaderFontSize');
  const logout = useWayFlag('headerLogout');
  const contact = useFlag('headerContact', 'unsecuredHeaderContact');
  const hasSearch = useAddition('search');
  const aboutUs = !signedIn && flags.includes('unsecuredHeaderAboutUs');
  const starRatings = !signedIn && flags.includes('unsecuredHeaderStarRatings');
  return (
    <div className="head">
      <div className="wrap">
        <Logo />
        <ul className="push">
          {aboutUs && (
            <li>
              <Link className="util" to="/member/about-us" data-event="aboutUs">
                {t('screens.aboutUs')}
              </Link>
            </li>
          )}
          {starRatings && (
            <li>
              <Link className="util" to="/member/star-ratings" data-event="starRatings">
                {t('screens.starRatings')}
              </Link>
            </li>
          )}
          {fontSize && (
            <li>
              <TextSizes />
            </li>
          )}
          {language && (
            <li>
              <LanguageToggle className="util" />
            </li>
          )}
          {entries
            .filter(({ inHeader }) => inHeader)
            .map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} withIcon className="util" />
              </li>
            ))}
          {staffName && (
            <li className="util">
              <Icon name="user" />
              {staffName}
            </li>
          )}
          {hasSearch && !choosesMember(session) && (
            <li>
              <Link
                className="util"
                to="/member/search"
                state={{ search: true }}
                data-event="search"
              >
                <Icon name="search" />
                {t('screens.search')}
              </Link>
            </li>
          )}
          {contact && !choosesMember(session) && (
            <li>
              <Link className="util" to="/member/contact" data-event="contact">
                <Icon name="phone" />
                {t('screens.contact')}
              </Link>
            </li>
          )}
          {signedIn && logout && (
            <li>
              <button
                type="button"
                className="util"
                data-event="signOut"
                onClick={() => dispatch(signOutRequested('requested'))}
              >
                <Icon name="log-out" />
                {t('shell.signOut')}
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
