import { defineExamples } from '../examples';
import { features } from './features';

/** As the portal asks on its own host; and on the host of a client. */
export const examples = defineExamples(features, {
  get: ({ scenario, client }) => [
    {},
    ...(scenario === 'visitor' ? [{ host: 'member.example.com', client }] : []),
  ],
});
