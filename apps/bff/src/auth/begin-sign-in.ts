import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies';
import { contextOf } from '../http/request-context';
import { goTo } from '../http/redirect';
import { returnAddress } from './return-address';
import { refuseSignIn } from './sign-in-error';
import { tieToBrowser } from './sign-in-cookies';
import { noteAttempt } from './silent-sign-in';

const languages = new Set(['en', 'es']);

/**
 * GET /member/auth/login?returnTo=…&lang=…: sends the browser to the identity provider of its site.
 * GET /member/auth/silent?returnTo=…: the same, but nobody is asked anything (`prompt=none`, SS-3):
 * whoever is not signed in at the provider comes back as the visitor they were.
 */
export function beginSignIn(dependencies: Dependencies, { silent }: { silent: boolean }) {
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const asked = new URLSearchParams(context.address.query);
    const returnTo = returnAddress(asked.get('returnTo'));
    const language = asked.get('lang');
    if (silent) response.appendHeader('set-cookie', noteAttempt(context, dependencies));
    try {
      const { origin } = context.site;
      const { signIn, proof } = await dependencies.signIns.begin({ returnTo, origin, silent });
      const address = await dependencies.providers
        .of(context.site)
        .authorizationUrl(signIn, language && languages.has(language) ? language : undefined);
      response.appendHeader('set-cookie', tieToBrowser(context, signIn.state, proof));
      goTo(response, address.href);
    } catch (error) {
      const { requestId } = context;
      dependencies.log.error('sign-in-not-begun', { requestId, error });
      if (silent) goTo(response, returnTo);
      else refuseSignIn(context, response, 'unavailable');
    }
  };
}
