import type { ClientId } from '@portal/client-config';
import type { Face } from '@portal/client-config/faces';

/** Brings the face of one client. The build fetches a file of its own for each client instead. */
export async function loadFace(id: ClientId): Promise<Face> {
  const { faceOf } = await import('@portal/client-config/faces');
  return faceOf(id);
}
