export * from './notification-counts';
export { notificationsEpic } from './notifications.epic';
