/** The parts of the shell whose code loads late, and which a prerendered page may have: by their names. */
export const prerenderedParts = {
  markdown: () => import('../ui/Markdown'),
  'emergency-alert': () => import('./banners/EmergencyAlertBanner'),
};
