import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { PageHead, usePhone } from '../../../brand';
import { Card, Link, PhoneLink } from '../../../ui';
import registrationText from '../registration.text';

interface RegistrationFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Of three; none outside a registration. */
  step?: 1 | 2 | 3;
  /** Of a forgotten password: its link would lead to where the user is. */
  isReset?: boolean;
  /** Takes the focus with its heading as soon as it is shown: it came in the place of another step. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A page of a registration or a reset: the heading with its step, the form, and help next to it. */
export function RegistrationFrame(props: RegistrationFrameProps) {
  const { title, lead, step, isReset, takesFocus, children } = props;
  const t = useText(registrationText, namesText);
  const phone = <PhoneLink number={usePhone()} />;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid deck">
      <div className="c8 stack s5">
        <PageHead
          title={title}
          heading={heading}
          over={step && t('registration.step', { step })}
          lead={lead}
        />
        {children}
      </div>
      <div className="c4 stack s5 rail">
        {step === 1 && (
          <Card tint title={t('registration.where')}>
            <p>{t('registration.whereHint')}</p>
          </Card>
        )}
        <Card title={t(isReset ? 'registration.remembered' : 'registration.haveAccount')}>
          <ul className="plain stack s2">
            <li>
              <Link to="/member/login">{t('registration.signIn')}</Link>
            </li>
            {!isReset && (
              <li>
                <Link to="/security/forgotpassword">{t('screens.forgotPassword')}</Link>
              </li>
            )}
          </ul>
        </Card>
        <Card title={t('registration.help')}>
          <p>{t.parts(isReset ? 'registration.resetHelp' : 'registration.helpHint', { phone })}</p>
          <p className="mute">{t('registration.secret')}</p>
        </Card>
      </div>
    </div>
  );
}
