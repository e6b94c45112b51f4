import { useCallback, useEffect, useState } from 'react';
import { loadInEveryLanguage, textAt, type Texts } from './dictionary';
import { otherLanguage } from './languages';
import { useLanguage } from './use-text';

/** Gives the plain text under a key in the other language of the portal; '' until it is here, and when it does not come. */
export function useOtherLanguage(
  ...modules: readonly [Texts, ...Texts[]]
): (key: string) => string {
  const language = useLanguage();
  const [isLoaded, setLoaded] = useState(false);
  const [wanted] = useState(modules);
  useEffect(() => {
    void loadInEveryLanguage(...wanted).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [wanted]);
  return useCallback(
    (key) => {
      const text = isLoaded ? textAt(otherLanguage(language), key) : '';
      return typeof text === 'string' ? text : '';
    },
    [language, isLoaded],
  );
}
