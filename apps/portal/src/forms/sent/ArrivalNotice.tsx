import { useEffect, useEffectEvent } from 'react';
import { type SingleRequest, useAnswer } from '../../store';
import { Alert } from '../../ui';
import { SessionOver } from './SessionOver';
import { useArrival } from './use-arrival';

/** A title, and what to do where the title does not say it. */
interface Said {
  title: string;
  hint?: string;
}

interface ArrivalNoticeProps<Input extends object | void, Data> {
  request: SingleRequest<Input, Data>;
  input: Input;
  isThere: (data: Data) => boolean;
  /** The level of the heading here; none makes the title a plain line, as in a card that has its own. */
  level?: 2 | 3;
  /** The receipt takes the place of this notice. */
  onThere: (data: Data) => void;
  say: {
    looking: string;
    notThere: Said;
    /** The service does not say. */
    unknown: Said;
  };
}

/**
 * Something was sent and no answer came: asks the service whether it has it, and says what it says. What was typed stays
 * where it is.
 */
export function ArrivalNotice<Input extends object | void, Data>({
  request,
  input,
  isThere,
  level,
  onThere,
  say,
}: ArrivalNoticeProps<Input, Data>) {
  const arrival = useArrival(request, input, isThere);
  const { data } = useAnswer(request);
  const found = useEffectEvent(() => data !== undefined && onThere(data));
  useEffect(() => {
    if (arrival === 'there') found();
  }, [arrival]);
  if (arrival === 'looking' || arrival === 'there') {
    return <Alert tone="info" role="status" title={say.looking} />;
  }
  const isOver = arrival === 'signedOut';
  const { title, hint } = say[isOver ? 'unknown' : arrival];
  return (
    <Alert
      tone={arrival === 'notThere' ? 'warn' : 'bad'}
      role="alert"
      title={title}
      {...(level && { level })}
    >
      {isOver ? <SessionOver /> : hint && <p>{hint}</p>}
    </Alert>
  );
}
