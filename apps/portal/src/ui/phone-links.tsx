import { Fragment, type ReactNode } from 'react';
import { keepTty } from '../language/tty';
import { PhoneLink } from './PhoneLink';

const written = /((?<![\d$.,-])(?:1-\d{3}-\d{3}-\d{4}|911|988)(?![\d-]|[.,]\d))/;

/** A text whose phone numbers can be pressed: 1-612-555-0101, and the two for emergencies. */
export const withPhoneLinks = (text: string): ReactNode =>
  keepTty(text)
    .split(written)
    .map((part, index) =>
      index % 2 === 1 ? (
        <PhoneLink key={index} number={part} />
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
