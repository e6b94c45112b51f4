import {
  cardFrameAddress,
  CardFrameMessage,
  focusMessage,
  type FrameKind,
  tokeniseMessage,
} from '@portal/contracts/card-frame';
import type { OutputOf } from '@portal/contracts';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLanguage, useText } from '../language';
import cardsText from './cards.text';
import './processor-frame.css';

type Message = OutputOf<{ response: typeof CardFrameMessage }>;
export type TokenisedCard = Extract<Message, { type: 'card-frame/tokenised' }>['card'];

export type TokenisedAccount = Extract<
  Message,
  { type: 'card-frame/account-tokenised' }
>['account'];

/** An error to correct in the frame, or no response. */
export type NoToken = { error: 'invalid' | 'failed' };

export interface ProcessorFrameHandle {
  /** Has the processor turn what was typed into a token. Never rejects. */
  tokenise: () => Promise<{ card: TokenisedCard } | NoToken>;
  /** The same where a bank account is typed. */
  tokeniseAccount: () => Promise<{ account: TokenisedAccount } | NoToken>;
  focus: () => void;
}

interface ProcessorFrameProps {
  /** The processor's frame; under its own origin. */
  address: string;
  title: string;
  /** What is typed into it; a card unless stated. */
  kind?: FrameKind;
  ref: Ref<ProcessorFrameHandle>;
  /** Milliseconds to wait for an answer of the frame. */
  deadlineMs?: number;
}

/** The answer to a request for a token. */
type Answer = Exclude<Message, { type: 'card-frame/ready' | 'card-frame/resized' }>;

const noToken = ({ type }: Answer): NoToken => ({
  error: type === 'card-frame/invalid' ? 'invalid' : 'failed',
});

/** The largest height that a frame may request, in pixels. */
const tallest = 900;

/**
 * The payment processor's frame, in which a card or a bank account is typed: its number never is on our page. It
 * handles only messages of this very frame, from its own origin, in the form of CardFrameMessage.
 */
export function ProcessorFrame({
  address,
  title,
  kind = 'card',
  ref,
  deadlineMs = 20_000,
}: ProcessorFrameProps) {
  const t = useText(cardsText);
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (message: Answer) => void>());
  const [height, setHeight] = useState<number | null>(null);
  const origin = new URL(address).origin;

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const read = CardFrameMessage.safeParse(event.data);
      if (!read.success) return;
      const message = read.data;
      if (message.type === 'card-frame/ready') {
        // A request sent before the frame listened was lost.
        for (const request of waiting.current.keys()) {
          frame.current?.contentWindow?.postMessage(tokeniseMessage(request), origin);
        }
      }
      if (message.type === 'card-frame/ready' || message.type === 'card-frame/resized') {
        return setHeight(Math.min(Math.max(message.height, 0), tallest));
      }
      const answer = waiting.current.get(message.request);
      waiting.current.delete(message.request);
      answer?.(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  useImperativeHandle(ref, () => {
    const say = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
    const ask = () =>
      new Promise<Answer>((resolve) => {
        const request = String(waiting.current.size + 1) + String(performance.now());
        const late = setTimeout(() => finish({ type: 'card-frame/failed', request }), deadlineMs);
        const finish = (answer: Answer) => {
          clearTimeout(late);
          waiting.current.delete(request);
          resolve(answer);
        };
        waiting.current.set(request, finish);
        say(tokeniseMessage(request));
      });
    return {
      focus: () => {
        frame.current?.focus();
        say(focusMessage);
      },
      tokenise: async () => {
        const answer = await ask();
        return answer.type === 'card-frame/tokenised' ? { card: answer.card } : noToken(answer);
      },
      tokeniseAccount: async () => {
        const answer = await ask();
        return answer.type === 'card-frame/account-tokenised'
          ? { account: answer.account }
          : noToken(answer);
      },
    };
  }, [origin, deadlineMs]);

  return (
    <>
      {height === null && (
        <p className="mute" role="status">
          {t('cards.loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className="processor-frame"
        title={title}
        src={cardFrameAddress(address, language, window.location.origin, kind)}
        height={height ?? 0}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
