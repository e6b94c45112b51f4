import { textSizes } from '@portal/domain';
import { useText } from '../../language';
import { selectTextSize, textSizeChosen } from './text-size';
import shellText from '../shell.text';
import { useAppDispatch, useAppSelector } from '../../store';

/** The three font-size buttons (Spec §2.3); in the side menu the choice closes it. */
export function TextSizes({ onChosen }: { onChosen?: () => void }) {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTextSize);
  return (
    <span className="sizes" role="group" aria-label={t('shell.textSize')}>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={size === chosen}
          data-event={`textSize-${size}`}
          aria-label={t(`shell.textSize.${size}`)}
          onClick={() => {
            dispatch(textSizeChosen(size));
            onChosen?.();
          }}
        >
          A
        </button>
      ))}
    </span>
  );
}
