import { useState } from 'react';
import '../styles/table.css';
import type { Failure, RemoteData } from '../store';
import {
  Alert,
  Card,
  DataState,
  DataTable,
  FailedAlert,
  FailedPartsAlert,
  FailedPartsProvider,
  Icon,
  Message,
  Meter,
  NotConfirmed,
  Skeleton,
  SlowNotice,
} from '../ui';
import { ColumnChart, PaceChart } from '../ui/charts';
import { Markdown } from '../ui/Markdown';
import { Tabs } from '../ui/Tabs';
import { Part } from './Part';

const failed: Failure = { endpointId: 'claims.getHistory', status: 503, code: 'CALL_FAILED' };
const answers: Record<string, RemoteData<readonly string[]>> = {
  loading: { status: 'loading', input: {} },
  failed: { status: 'failure', input: {}, failure: failed },
  unreachable: { status: 'failure', input: {}, failure: { ...failed, status: 0 } },
  'too many calls': { status: 'failure', input: {}, failure: { ...failed, status: 429 } },
  empty: { status: 'success', input: {}, data: [] },
  filled: { status: 'success', input: {}, data: ['Lisinopril 10 mg tablet'] },
};
const rows = [
  { drug: 'Lisinopril 10 mg tablet', plan: '$12.00', you: '$10.00' },
  { drug: 'Glyxeva 10 mg tablet', plan: '$0.00', you: '$212.00' },
];
const write = (dollars: number) => `$${dollars}`;
const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const none = () => undefined;

/** What a page says: messages, answers in all of their states, tables, charts. */
export function DataStates() {
  const [tab, setTab] = useState<'letters' | 'other'>('letters');
  return (
    <>
      <Part title="Messages">
        {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={`A message of the tone “${tone}”`}>
            <p>What it means, and what to do.</p>
          </Alert>
        ))}
        <FailedAlert
          title="Your claims did not load."
          failure={failed}
          phone="1-800-555-0142"
          onRetry={none}
        />
        <NotConfirmed>The card was not deleted.</NotConfirmed>
        <SlowNotice>This takes longer than usual.</SlowNotice>
      </Part>
      <Part title="An answer: loading, failed, empty, filled">
        {Object.entries(answers).map(([name, data]) => (
          <Card key={name} title={name}>
            <DataState
              data={data}
              loading="Loading your claims…"
              failed="Your claims did not load."
              onRetry={none}
              isEmpty={(claims) => claims.length === 0}
              empty={<p>No claims in these 30 days.</p>}
            >
              {(claims) => <p>{claims.join()}</p>}
            </DataState>
          </Card>
        ))}
        <Skeleton label="Loading…" lines={4} />
      </Part>
      <Part title="Several parts of a page that failed">
        <FailedPartsProvider>
          <FailedPartsAlert isSettled>
            {['Your claims did not load.', 'Your orders did not load.'].map((title) => (
              <Card key={title} title={title}>
                <DataState
                  data={{ status: 'failure', input: {}, failure: failed }}
                  loading="Loading…"
                  failed={title}
                  onRetry={none}
                >
                  {none}
                </DataState>
              </Card>
            ))}
          </FailedPartsAlert>
        </FailedPartsProvider>
      </Part>
      <Part title="Tables: as cards on a phone, and one that stays a table">
        <Card title="Claims" flush>
          <DataTable
            className="wide"
            rows={rows}
            columns={[
              { key: 'drug', label: 'Drug', isHead: true, cell: ({ drug }) => drug },
              { key: 'plan', label: 'Plan paid', className: 'num', cell: ({ plan }) => plan },
              { key: 'you', label: 'You paid', className: 'num', cell: ({ you }) => you },
            ]}
          />
        </Card>
        <Card title="Amounts">
          <DataTable
            look="slim"
            rows={rows}
            columns={[
              { key: 'drug', label: 'Drug', isHead: true, cell: ({ drug }) => drug, sum: 'Total' },
              {
                key: 'you',
                label: 'You paid',
                className: 'num',
                cell: ({ you }) => you,
                sum: '$222.00',
              },
            ]}
          />
        </Card>
      </Part>
      <Part title="Meters and charts">
        <Meter width={0} />
        <Meter width={42} />
        <Meter width={100} full />
        <ColumnChart
          label="Costs by month; the table has the same amounts."
          write={write}
          columns={['Sep', 'Oct', 'Nov'].map((name, index) => ({
            key: name,
            name,
            bars: [[{ look: 't1', amount: 40 * (index + 1) }], [{ look: 't2', amount: 120 }]],
          }))}
        />
        <PaceChart
          label="The year so far, and at this pace."
          months={months}
          past={[
            { at: 0, dollars: 0 },
            { at: 6, dollars: 900 },
          ]}
          toCome={[{ at: 12, dollars: 1800 }]}
          limit={{ dollars: 4000, name: 'Limit $4,000' }}
          figures={{ today: '$900 today', end: '$1,800' }}
          write={write}
        />
      </Part>
      <Part title="Tabs, icons and text with markup">
        <Tabs
          name="gallery"
          label="Messages"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'letters', label: 'Letters (2)' },
            { id: 'other', label: 'Other' },
          ]}
        >
          <p>{tab === 'letters' ? 'Two letters.' : 'Nothing else.'}</p>
        </Tabs>
        <p className="row">
          <Icon name="pill" /> <Icon name="search" /> <Icon name="circle-alert" />
        </p>
        <Markdown text="Text with **strong words**, and a [link](/member)." />
      </Part>
      {/* The last, because its heading is that of a page. */}
      <Part title="A page that only says something">
        <Message title="We could not find that page" icon="search">
          <p>The link may have a mistake.</p>
        </Message>
      </Part>
    </>
  );
}
