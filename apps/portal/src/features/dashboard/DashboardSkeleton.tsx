import { useText } from '../../language';
import dashboardText from './dashboard.text';

/** Lines of grey in each card, by column. */
const columns = [
  { width: 'c8', cards: [3, 7, 5] },
  { width: 'c4', cards: [8, 4] },
] as const;

/** Grey cards in the place of the dashboard's, with the words "Loading…" for everybody. */
export function DashboardSkeleton() {
  const t = useText(dashboardText);
  return (
    <div className="grid deck arriving-lines">
      {columns.map(({ width, cards }, column) => (
        <div key={width} className={`${width} stack s5`}>
          {cards.map((lines, card) => (
            <div key={card} className="card stack">
              {column + card === 0 ? (
                <p className="mute" role="status">
                  {t('dashboard.loading')}
                </p>
              ) : (
                <span className="skel h" />
              )}
              {Array.from({ length: lines }, (_, line) => (
                <span key={line} className={line % 2 ? 'skel s' : 'skel'} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
