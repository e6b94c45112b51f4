/** The parts of the shell whose code loads late, and which a page that the server sends may hold: by their names. */
export const sentParts = {
  markdown: () => import('../ui/Markdown'),
  'emergency-alert': () => import('./banners/EmergencyAlertBanner'),
};
