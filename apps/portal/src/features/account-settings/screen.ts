import { defaultPharmacyElsewhereEpic } from '../../plan/default-pharmacy';
import {
  draftDeletedEpic,
  emailChangedEpic,
  emailEpic,
  healthSavedEpic,
  savedEpic,
  sessionsEndedEpic,
} from './settings.epics';

export { AccountSettingsScreen as Screen } from './AccountSettingsScreen';

export const epics = [
  defaultPharmacyElsewhereEpic,
  savedEpic,
  healthSavedEpic,
  sessionsEndedEpic,
  draftDeletedEpic,
  emailEpic,
  emailChangedEpic,
];
