import type { ReactNode, Ref } from 'react';
import { clientOf } from '@portal/client-config';
import { lastFour, localDay, personName } from '@portal/domain';
import { useText, dateText, useFormat } from '../language';
import { Button } from '../ui';
import { useClock } from '../platform';
import { usePrinting } from '../ui/use-printing';
import { useSession } from '../session';
import pageText from './page.text';

interface PageProps {
  title: ReactNode;
  /** The title can be given the focus: what was chosen, or what a step leads to. */
  heading?: Ref<HTMLHeadingElement>;
  /** The line above the title. */
  over?: ReactNode;
  /** The line under the title. */
  lead?: ReactNode;
  /** More lines under the title, each with its own look, such as the link back. */
  more?: ReactNode;
  /** On paper only, above all: whose page it is. `true`: the signed-in member's. */
  paper?: ReactNode;
  /** A button that prints the page, which then says whose it is. A text takes the place of "Print". */
  print?: boolean | string;
  /** Opposite the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page: its title with what belongs to it, then its parts. */
export function Page({ print, paper = Boolean(print), className, children, ...head }: PageProps) {
  return (
    <div className={className ? `stack s5 ${className}` : 'stack s5'}>
      {paper === true ? <PrintedFor /> : paper}
      <PageHead {...head} aside={print ? <PrintButton label={print} /> : head.aside} />
      {children}
    </div>
  );
}

/** The heading of a page that is not a plain stack of parts. */
export function PageHead(props: Omit<PageProps, 'print' | 'paper' | 'className' | 'children'>) {
  const { title, heading, over, lead, more, aside } = props;
  const focus = heading && { tabIndex: -1, ref: heading };
  const name = <h1 {...focus}>{title}</h1>;
  const lines =
    over || lead || more || aside ? (
      <div className="stack s1">
        {over && <p className="mute">{over}</p>}
        {name}
        {lead && <p className="mute">{lead}</p>}
        {more}
      </div>
    ) : (
      name
    );
  if (!aside) return lines;
  return (
    <div className="between">
      {lines}
      {aside}
    </div>
  );
}

interface PrintButtonProps {
  /** In place of "Print". */
  label?: boolean | string;
  kind?: 'primary' | 'secondary' | 'quiet';
  wide?: boolean;
}

/** Prints the page. */
export function PrintButton({ label, kind = 'secondary', wide = false }: PrintButtonProps) {
  const t = useText(pageText);
  return (
    <Button
      className="no-print"
      kind={kind}
      wide={wide}
      icon="printer"
      onClick={() => window.print()}
    >
      {typeof label === 'string' ? label : t('page.print')}
    </Button>
  );
}

interface PrintedForProps {
  /** Another person of the plan whose page it is; the signed-in member without it. */
  person?: { name: string; dob: string; memberId: string } | null;
  /** On a copy of a form, the member ID shows its last four characters. */
  isMasked?: boolean;
}

/** On paper only: whose page this is, and the day it was printed. */
export function PrintedFor({ person, isMasked = false }: PrintedForProps) {
  const t = useText(pageText);
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  // Rendered again for the printer, so that the day is right on a page that was open overnight.
  usePrinting();
  if (!userInfo) return null;
  const { name, dob, memberId } = person ?? {
    name: personName(userInfo.userFirstName, userInfo.userLastName),
    dob: userInfo.dob,
    memberId: userInfo.memberId,
  };
  const born = dateText(dob, format.longDate, '');
  return (
    <div className="only-print">
      <p>
        {t.parts('printedFor.by', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(localDay(clock.now())),
        })}
      </p>
      <p>
        {name}
        {born && <>, {t('printedFor.born', { date: born })}</>}
        {memberId && (
          <>. {t('printedFor.memberId', { id: isMasked ? lastFour(memberId) : memberId })}</>
        )}
      </p>
    </div>
  );
}
