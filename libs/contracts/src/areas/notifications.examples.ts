import { defineExamples, type ExampleWorld } from '../examples';
import { notifications } from './notifications';

export const examples = defineExamples(notifications, {
  getMessage: (world) => {
    const mpmId = newestMessage(world);
    return [{ mpmId }, { mpmId, language: 'es' as const }];
  },
  mark: (world) => [
    { body: { mpmIds: [newestMessage(world)], read: true } },
    { body: { mpmIds: [newestMessage(world)], read: false } },
  ],
  getList: () => [{}, { language: 'es' as const }],
});

function newestMessage({ responseOf }: ExampleWorld): string {
  const list = responseOf('notifications.getList') as {
    notifications?: { mpmId: string }[];
  } | null;
  return list?.notifications?.[0]?.mpmId ?? 'MPM-UNKNOWN';
}
