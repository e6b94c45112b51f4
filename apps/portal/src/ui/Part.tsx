import { type EndOf, type KeyOf, useText } from '../language';
import namesText from '../language/names.text';
import { DataState, type DataStateProps } from './DataState';
import uiText from './ui.text';

export type What = EndOf<KeyOf<typeof namesText>, 'what.'>;

interface Sentences {
  /** "Loading your claims…" */
  loading: string;
  /** "Your claims did not load." */
  failed: string;
}

export type PartProps<Data> = Omit<DataStateProps<Data>, keyof Sentences | 'onRetry'> & {
  /** Requests it again. */
  retry: () => void;
} & (
    | ({
        /** What it shows: a key of `names.text.ts` without its "what." */
        what: What;
      } & Partial<Sentences>)
    | ({ what?: undefined } & Sentences)
  );

/** A part of a page by what it shows; a sentence that says more is given whole. Takes what `useCall` gives. */
export function Part<Data>({ what, loading, failed, retry, ...props }: PartProps<Data>) {
  const sentences = useSentences(what);
  return (
    <DataState
      {...props}
      loading={loading ?? sentences.loading}
      failed={failed ?? sentences.failed}
      onRetry={retry}
    />
  );
}

/** In Spanish the first word tells the number: what a translator writes decides. */
const isSeveral = (what: string): boolean => /^(sus|los|las|estos|estas)\s/i.test(what);

/** What a part says while it loads, and when it did not. */
export function useSentences(what: What | undefined): Sentences {
  const t = useText(namesText, uiText);
  if (!what) return { loading: t('ui.loading'), failed: '' };
  const name = t(`what.${what}`);
  const title = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  return {
    loading: t('ui.part.loading', { what: name }),
    failed: t(isSeveral(name) ? 'ui.part.failed.many' : 'ui.part.failed.one', { what: title }),
  };
}
