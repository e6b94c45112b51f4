export { epics } from './messages.epics';
export { MessageCenterScreen as Screen } from './MessageCenterScreen';
