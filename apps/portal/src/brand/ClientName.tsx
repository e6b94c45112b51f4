import { clientOf } from '@portal/client-config';
import { useLanguage } from '../language';
import { useSession } from '../session';
import { LogoMark } from '../ui';
import { useBrand } from './brand';

/** The client's logo, name and tagline at the top of a screen without a header (SH-1). */
export function ClientName() {
  const brand = useBrand();
  const language = useLanguage();
  const { name } = clientOf(useSession().client);
  return (
    <p className="logo">
      <LogoMark logo={brand?.logo} />
      <span>
        <b>{name}</b>
        <small>{brand?.tagline[language] ?? ''}</small>
      </span>
    </p>
  );
}
