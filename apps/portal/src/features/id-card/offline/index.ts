export { type DeviceCards, deviceCards } from './device-cards';
