import { members, type FoundMember, type MemberQuery } from '@portal/contracts/members';
import type { OutputOf } from '@portal/contracts';
import { isSameMemberId } from '@portal/domain';
import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import type { RateLimit } from '../limits/rate-limit';
import type { RecentMember, Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { RefreshParts } from './refresh-tokens';
import { type RequestParts, requestUpstream } from './request-upstream';

export type Query = OutputOf<{ response: typeof MemberQuery }>;

/** A recent member; without names while the search does not answer. */
export type NamedMember = RecentMember & Pick<FoundMember, 'givenName' | 'familyName'>;

interface SearchParts extends RequestParts, RefreshParts {
  sessions: Pick<Sessions, 'pseudonyms'>;
  log: Logger;
}

/**
 * The search for a member, by staff. Each search writes an audit line before it is sent, and one for each
 * member before that is shown; without them it is refused. Limited per user; each replica counts for itself.
 */
export class MemberSearch {
  constructor(
    private readonly parts: SearchParts,
    private readonly made: Pick<RateLimit, 'count'>,
  ) {}

  /** Throws TOO_MANY_REQUESTS, AUDIT_UNAVAILABLE, and the errors of `requestUpstream`. */
  async find(context: RequestContext, session: Session, query: Query) {
    await this.made.count(session.user);
    const kind = 'memberId' in query ? 'by-member-id' : 'by-name';
    return this.search(context, session, query, kind);
  }

  /** The member with this id; undefined when there is none. */
  async findOne(
    context: RequestContext,
    session: Session,
    memberId: string,
  ): Promise<FoundMember | undefined> {
    await this.made.count(session.user);
    const found = await this.search(context, session, { memberId }, 'to-act-for');
    return withId(found.members, memberId);
  }

  /**
   * The names of the recent members, which the session does not hold: five searches at most, each audited.
   * The list counts as one search; over the limit it has no names.
   */
  async nameRecent(context: RequestContext, session: Session): Promise<NamedMember[]> {
    const { recent = [], user } = session;
    if (recent.length === 0) return [];
    const isLimited = await this.made.count(user).then(
      () => false,
      () => true,
    );
    return Promise.all(
      recent.map(async (each) => {
        const found = isLimited ? undefined : await this.findRecent(context, session, each);
        return {
          ...each,
          givenName: found?.givenName ?? '',
          familyName: found?.familyName ?? '',
        };
      }),
    );
  }

  /** Undefined also while the search does not answer. */
  private async findRecent(
    context: RequestContext,
    session: Session,
    { memberId }: RecentMember,
  ): Promise<FoundMember | undefined> {
    try {
      const found = await this.search(context, session, { memberId }, 'recent');
      return withId(found.members, memberId);
    } catch (error) {
      const { code, status } = AppError.from(error);
      if (status < 500 || code === 'AUDIT_UNAVAILABLE') throw error;
      return undefined;
    }
  }

  private async search(context: RequestContext, session: Session, query: Query, kind: string) {
    await this.parts.refresher.ensureFresh(session);
    this.audit('member-search', context, session, { kind });
    const { search: endpoint } = members;
    const found = await requestUpstream(this.parts, { endpoint, body: query, context, session });
    const { issuer } = session.identity;
    for (const { userName, memberId } of found.members) {
      const subject = this.parts.sessions.pseudonyms.of({ issuer, subject: userName || memberId });
      this.audit('member-shown', context, session, { kind, subject });
    }
    return found;
  }

  private audit(
    event: string,
    { requestId }: RequestContext,
    session: Session,
    more: { kind: string; subject?: string },
  ): void {
    const who = { requestId, actor: session.user, session: loggedSession(session) };
    if (!this.parts.log.audit(event, { ...who, ...more })) throw new AppError('AUDIT_UNAVAILABLE');
  }
}

const withId = (found: readonly FoundMember[], id: string) =>
  found.find(({ memberId }) => isSameMemberId(memberId, id));
