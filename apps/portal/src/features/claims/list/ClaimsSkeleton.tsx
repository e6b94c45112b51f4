import { useText } from '../../../language';
import claimLabelsText from '../claim-labels.text';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** The list on its way, of the height that it will have, so that nothing below it jumps. */
export function ClaimsSkeleton() {
  const t = useText(claimLabelsText);
  return (
    <section className="card flush">
      <div className="pad">
        <p className="mute" role="status">
          {t('claimLabels.loading')}
        </p>
      </div>
      {rows.map((row) => (
        <div key={row} className="claims-skeleton-row" aria-hidden="true">
          <span className="skel s" />
          <span className="skel" />
        </div>
      ))}
    </section>
  );
}
