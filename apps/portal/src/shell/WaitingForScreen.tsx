import { useText } from '../language';
import { Skeleton } from '../ui';
import uiText from '../ui/ui.text';

/** In place of a screen whose code is on its way. */
export function WaitingForScreen() {
  const t = useText(uiText);
  return (
    <div className="waiting">
      <Skeleton label={t('ui.loading')} lines={5} />
    </div>
  );
}
