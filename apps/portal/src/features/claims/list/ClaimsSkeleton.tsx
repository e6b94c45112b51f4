import { useSentences } from '../../../ui';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** The list on its way, of the height that it will have, so that nothing below it jumps. */
export function ClaimsSkeleton() {
  const { loading } = useSentences('claims');
  return (
    <section className="card flush">
      <div className="pad">
        <p className="mute" role="status">
          {loading}
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
