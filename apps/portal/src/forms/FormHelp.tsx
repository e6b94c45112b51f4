import { useText } from '../language';
import { usePhone } from '../brand';
import { PhoneLink } from '../ui';
import formsText from './forms.text';

/** Next to a form: whom to call. */
export function FormHelp() {
  const t = useText(formsText);
  const phone = usePhone();
  return (
    <section className="stack s2">
      <h2 className="h3">{t('formHelp.title')}</h2>
      <p>{t.parts('formHelp.call', { phone: <PhoneLink number={phone} /> })}</p>
    </section>
  );
}
