import { everyMessage, isNarrowed, type MessageFilter } from '@portal/domain/messages';
import { useText } from '../../../language';
import { Button, SearchInput, Select } from '../../../ui';
import messageCenterText from '../message-center.text';

interface MessageFiltersProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
  years: readonly string[];
}

/** Search and filters of a tab. Never in the URL: what is searched for is personal data. */
export function MessageFilters({ filter, onChange, years }: MessageFiltersProps) {
  const t = useText(messageCenterText);
  const change = (changes: Partial<MessageFilter>) => onChange({ ...filter, ...changes });
  return (
    <div
      className="pad stack inbox-filters no-print"
      role="search"
      aria-label={t('messages.search')}
    >
      <SearchInput
        label={t('messages.search')}
        hint={t('messages.searchHint')}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && change({ search: '' })}
      />
      <div className="row">
        <Select
          label={t('messages.only')}
          value={filter.only}
          onChange={(event) => change({ only: event.target.value as MessageFilter['only'] })}
        >
          {(['all', 'unread', 'action'] as const).map((only) => (
            <option key={only} value={only}>
              {t(`messages.only.${only}`)}
            </option>
          ))}
        </Select>
        {years.length > 1 && (
          <Select
            label={t('messages.year')}
            value={filter.year ?? ''}
            onChange={(event) => change({ year: event.target.value || null })}
          >
            <option value="">{t('messages.everyYear')}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        )}
      </div>
      {isNarrowed(filter) && (
        <div>
          <Button kind="quiet" onClick={() => onChange(everyMessage)}>
            {t('messages.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
