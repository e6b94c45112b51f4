import type { ReactElement } from 'react';

const path = (d: string) => <path d={d} />;

/** Outlines of Lucide (ISC licence, lucide.dev): 24 × 24, drawn with a stroke of 2. */
export const icons = {
  'arrow-down': path('M12 5v14m7-7-7 7-7-7'),
  'arrow-up': path('m5 12 7-7 7 7m-7 7V5'),
  'arrow-up-down': path('m21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16'),
  check: path('M20 6 9 17l-5-5'),
  'chevron-down': path('m6 9 6 6 6-6'),
  'circle-alert': (
    <>
      <circle cx="12" cy="12" r="10" />
      {path('M12 8v4m0 4h.01')}
    </>
  ),
  'circle-check': (
    <>
      <circle cx="12" cy="12" r="10" />
      {path('m16 9-5.5 5.5L8 12')}
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="10" />
      {path('M12 6v6l4 2')}
    </>
  ),
  copy: (
    <>
      <rect x="8" y="8" width="14" height="14" rx="2" />
      {path('M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2')}
    </>
  ),
  download: path('M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5'),
  'external-link': path(
    'M15 3h6v6M10 14 21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  ),
  'file-text': path(
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="10" />
      {path('M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20')}
    </>
  ),
  'id-card': (
    <>
      <rect x="2" y="5" width="20" height="14" rx="2" />
      <circle cx="9" cy="12" r="3" />
      {path('M13 19a4 4 0 0 0-8 0m11-9h2m-2 4h2')}
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="10" />
      {path('M12 16v-4m0-4h.01')}
    </>
  ),
  'log-out': path('m16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'),
  mail: (
    <>
      <rect x="2" y="4" width="20" height="16" rx="2" />
      {path('m22 7-9 5.7a2 2 0 0 1-2 0L2 7')}
    </>
  ),
  'map-pin': (
    <>
      {path('M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0')}
      <circle cx="12" cy="10" r="3" />
    </>
  ),
  menu: path('M4 5h16M4 12h16M4 19h16'),
  phone: path(
    'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4',
  ),
  pill: path('m10.5 20.5 10-10a5 5 0 1 0-7-7l-10 10a5 5 0 1 0 7 7Zm-2-12 7 7'),
  printer: (
    <>
      {path(
        'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
      )}
      <rect x="6" y="14" width="12" height="8" rx="1" />
    </>
  ),
  'rotate-ccw': path('M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8m0-5v5h5'),
  search: (
    <>
      {path('m21 21-4.3-4.3')}
      <circle cx="11" cy="11" r="8" />
    </>
  ),
  'shield-check': path(
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  ),
  'triangle-alert': path(
    'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01',
  ),
  user: (
    <>
      {path('M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2')}
      <circle cx="12" cy="7" r="4" />
    </>
  ),
  wallet: path(
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  ),
  'linked-in': path('M6 10v9M6 5.5v.01M11 19v-9m0 4c0-5 7-5 7 0v5'),
  'you-tube': (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      {path('m10 9 5 3-5 3z')}
    </>
  ),
  'wifi-off': path(
    'M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7m8.8 2.7a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.8M2 2l20 20',
  ),
  wrench: path(
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1c.3-.3.9-.2 1 .2a6 6 0 0 1-8.3 7l-7.9 7.9a1 1 0 0 1-3-3l7.9-7.9a6 6 0 0 1 7-8.3c.4.1.5.7.2 1z',
  ),
  x: path('M18 6 6 18M6 6l12 12'),
} as const satisfies Record<string, ReactElement>;

export type IconName = keyof typeof icons;
