/**
 * The areas of the endpoint catalogue that every visitor calls first, and whose schemas change nothing
 * on the way in: the build leaves the schemas out (docs/decisions/007).
 */
export const lightAreas = ['content', 'events', 'features', 'session', 'translations'] as const;
