import { useText } from '../../language';
import { usePhone } from '../../brand';
import { Part, type PartProps, PhoneLink } from '../../ui';
import labels from './drug-labels.text';

/** A part of a drug screen that loads, fails with a way to try again and whom to call, is empty, or shows its answer. */
export function DrugData<Data>(props: PartProps<Data>) {
  const t = useText(labels);
  const phone = usePhone();
  const help = t.parts('drugNote.call', { phone: <PhoneLink number={phone} /> });
  return <Part {...props} help={help} />;
}
