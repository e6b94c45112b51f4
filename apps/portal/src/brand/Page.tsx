import type { ReactNode, Ref } from 'react';
import { clientOf } from '@portal/client-config';
import { lastFour, planDay, personName } from '@portal/domain';
import { useText, dateText, useFormat } from '../language';
import { Button } from '../ui';
import { useClock } from '../platform';
import { usePrinting } from '../ui/use-printing';
import { useSession } from '../session';
import pageText from './page.text';

interface HeadProps {
  title: ReactNode;
  /** The title can be given the focus: what was chosen, or what a step leads to. */
  heading?: Ref<HTMLHeadingElement>;
  /** The line above the title. */
  over?: ReactNode;
  /** The line under the title. */
  lead?: ReactNode;
  /** More lines under the title, each with its own look, such as the link back. */
  more?: ReactNode;
  /** Opposite the title. */
  aside?: ReactNode;
}

/** Another person of the plan. */
export interface PersonOnPaper {
  name: string;
  dob: string;
  memberId: string;
}

type PageProps = {
  /**
   * On paper only, above all: whose page it is. `true`: the signed-in member's. `masked`, on a copy of a form: with the
   * last four characters of the member ID.
   */
  paper?: boolean | 'masked' | PersonOnPaper;
  /** A button that prints the page, which then says whose it is. A text takes the place of "Print". */
  print?: boolean | string;
  /** Between the parts. */
  gap?: 's5' | 's6';
  className?: string;
  children: ReactNode;
} & (
  | HeadProps
  | {
      /** In place of the title and its button. */
      head: ReactNode;
      print?: never;
    }
);

/** A page: its title with what belongs to it, then its parts. */
export function Page(props: PageProps) {
  const { print, paper = Boolean(print), gap = 's5', className, children, ...head } = props;
  return (
    <div className={className ? `stack ${gap} ${className}` : `stack ${gap}`}>
      {paper && <PrintedFor whom={paper} />}
      {'head' in head ? (
        head.head
      ) : (
        <PageHead {...head} aside={print ? <PrintButton label={print} /> : head.aside} />
      )}
      {children}
    </div>
  );
}

/** The heading of a page that is not a plain stack of parts. */
export function PageHead(props: HeadProps) {
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

/** On paper only: whose page this is, and the day it was printed. */
function PrintedFor({ whom }: { whom: true | 'masked' | PersonOnPaper }) {
  const t = useText(pageText);
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  // Rendered again for the printer, so that the day is right on a page that was open overnight.
  usePrinting();
  if (!userInfo) return null;
  const { userFirstName, userLastName } = userInfo;
  const own = { ...userInfo, name: personName(userFirstName, userLastName) };
  const { name, dob, memberId } = typeof whom === 'object' ? whom : own;
  const born = dateText(dob, format.longDate, '');
  return (
    <div className="only-print">
      <p>
        {t.parts('printedFor.by', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(planDay(clock.now())),
        })}
      </p>
      <p>
        {name}
        {born && <>, {t('printedFor.born', { date: born })}</>}
        {memberId && (
          <>
            . {t('printedFor.memberId', { id: whom === 'masked' ? lastFour(memberId) : memberId })}
          </>
        )}
      </p>
    </div>
  );
}
