import { useText } from '../../../language';
import { claimPath, usePriceADrug } from '../../../plan';
import { useFlag } from '../../../session';
import { Icon, LinkInText } from '../../../ui';
import type { Thread } from '../messages.requests';
import openMessageText from './open-message.text';

type Related = Thread['related'][number];

/** The claim, order or price quote that a secure message is about, where the member may open it. */
export function RelatedLinks({ related }: { related: readonly Related[] }) {
  return related.map((each) => <RelatedLink key={`${each.kind}:${each.id}`} related={each} />);
}

function RelatedLink({ related: { kind, id } }: { related: Related }) {
  const t = useText(openMessageText);
  const hasClaims = useFlag('claimsHistory');
  const hasOrders = useFlag('mailOrder');
  const pricePath = usePriceADrug();
  if (kind === 'unknown' || id === '') return null;
  const words = t(`thread.${kind}`, { id });
  const to = {
    claim: hasClaims && claimPath(id),
    order: hasOrders && `/member/mail-order/orders?${new URLSearchParams({ order: id })}`,
    quote: pricePath && `${pricePath}?${new URLSearchParams({ quote: id })}`,
  }[kind];
  const icon = kind === 'order' ? 'package' : kind === 'claim' ? 'file-text' : 'wallet';
  return to ? (
    <LinkInText className="chip" to={to}>
      <Icon name={icon} />
      <span className="num">{words}</span>
    </LinkInText>
  ) : (
    <span className="num">{words}</span>
  );
}
