import { defineExamples, type ExampleWorld } from '../examples';
import { notifications } from './notifications';

export const examples = defineExamples(notifications, {
  getMessage: (world) => [{ mpmId: newestMessage(world) }],
});

function newestMessage({ responseOf }: ExampleWorld): string {
  const list = responseOf('notifications.getList') as {
    notifications?: { mpmId: string }[];
  } | null;
  return list?.notifications?.[0]?.mpmId ?? 'MPM-UNKNOWN';
}
