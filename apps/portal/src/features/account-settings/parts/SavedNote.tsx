import { useFormat, useText } from '../../../language';
import settingsText from '../settings.text';

/** When the last change of a section was saved, an ISO date-time; nothing before the first. */
export function SavedNote({ at }: { at: string | null }) {
  const t = useText(settingsText);
  const format = useFormat();
  return (
    <span className="small mute" role="status">
      {at && t('settings.savedAt', { time: format.theTime(at) })}
    </span>
  );
}
