import { type InputKind, kindOf } from '@portal/domain';
import { KindField, type KindFieldProps } from './KindField';

/** A line of text of a kind. */
export const LineField = ({
  kind,
  ...field
}: Omit<KindFieldProps, 'row'> & { kind: InputKind }) => (
  <KindField row={kindOf(kind)} {...field} />
);
