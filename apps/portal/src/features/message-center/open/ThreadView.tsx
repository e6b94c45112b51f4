import { useFormat, useText } from '../../../language';
import { useSession } from '../../../session';
import { Alert } from '../../../ui';
import type { Thread } from '../messages.requests';
import { useAuthor } from '../use-author';
import { AttachedFiles } from './AttachedFiles';
import openMessageText from './open-message.text';
import { Paragraphs } from './Paragraphs';
import { Reply } from './Reply';

/** A secure message with its answers, and the reply to it. */
export function ThreadView({ mpmId, thread }: { mpmId: string; thread: Thread }) {
  const t = useText(openMessageText);
  const format = useFormat();
  const author = useAuthor();
  const { emulation } = useSession();
  const { entries, expected, quickAnswers } = thread;
  const at = (iso: string) => iso && `${format.longDate(iso)}, ${format.time(iso)}`;
  return (
    <>
      <div className="stack">
        {entries.map(({ from, sender, writtenBy, sentOn, body, files }, place) => (
          <article key={place} className={`said stack s1${from === 'member' ? ' me' : ''}`}>
            <div className="between">
              <h3 dir="auto">
                {from === 'member' ? author(writtenBy) : sender || t('thread.service')}
              </h3>
              <span className="small mute">{at(sentOn)}</span>
            </div>
            <Paragraphs text={body} />
            <AttachedFiles mpmId={mpmId} files={files} />
          </article>
        ))}
      </div>
      {expected?.answerBy && (
        <Alert
          tone="info"
          title={t('thread.expected', {
            date: format.longDate(expected.answerBy),
            time: format.theTime(expected.answerBy),
          })}
        />
      )}
      {emulation ? (
        <p className="mute no-print">{t('reply.readOnly')}</p>
      ) : (
        <Reply key={mpmId} mpmId={mpmId} quickAnswers={quickAnswers.map(({ text }) => text)} />
      )}
    </>
  );
}
