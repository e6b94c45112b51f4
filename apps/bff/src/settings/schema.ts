import * as z from 'zod';
import { observabilitySettings } from './observability';
import { redisSettings } from './redis';
import { serverSettings } from './server';
import { serviceSettings } from './services';
import { sessionSettings } from './sessions';
import { signInSettings } from './sign-in';

/** Every setting of the BFF. Outside production the ones without a safe default have one. */
export const settingsSchema = (production: boolean) =>
  z.object({
    ...serverSettings(production),
    ...signInSettings(production),
    ...sessionSettings(production),
    ...redisSettings(),
    ...serviceSettings(production),
    ...observabilitySettings(),
  });

export type Settings = z.output<ReturnType<typeof settingsSchema>>;
