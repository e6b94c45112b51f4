import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Language, TextProvider } from '../language';
import namesText from '../language/names.text';
import { DataTable, Part, type TableColumn } from '.';
import './ui.text';

const show = (part: ReactNode, language: Language = 'en') =>
  render(<TextProvider language={language}>{part}</TextProvider>);

describe('a part', () => {
  const failed = {
    status: 'failure',
    input: {},
    failure: { endpointId: 'claims.getHistory', status: 503, code: 'CALL_FAILED' },
  } as const;
  const retry = () => undefined;

  test.each([
    ['en', 'pharmacy', 'Loading your pharmacy…', 'Your pharmacy did not load.'],
    ['en', 'claims', 'Loading your claims…', 'Your claims did not load.'],
    ['es', 'pharmacy', 'Cargando su farmacia…', 'Su farmacia no se cargó.'],
    ['es', 'claims', 'Cargando sus reclamaciones…', 'Sus reclamaciones no se cargaron.'],
  ] as const)('says in %s what loads, and what did not: %s', (language, what, wait, failure) => {
    expect(namesText).toBeDefined();
    const children = () => null;
    const { unmount } = show(
      <Part
        what={what}
        retry={retry}
        children={children}
        data={{ status: 'loading', input: {} }}
      />,
      language,
    );
    expect(screen.getByText(wait)).toBeInTheDocument();
    unmount();
    show(<Part what={what} retry={retry} children={children} data={failed} />, language);
    expect(screen.getByText(failure)).toBeInTheDocument();
  });

  test('says a sentence that is given whole', () => {
    show(
      <Part
        what="claims"
        failed="Your claims did not load. Nothing is lost."
        retry={retry}
        data={failed}
      >
        {() => null}
      </Part>,
    );
    expect(screen.getByText('Your claims did not load. Nothing is lost.')).toBeInTheDocument();
  });
});

describe('a table', () => {
  interface Row {
    drug: string;
    paid: number;
  }
  const rows: Row[] = [
    { drug: 'Lisinopril', paid: 10 },
    { drug: 'Glyxeva', paid: 212 },
  ];
  const columns: (TableColumn<Row> | false)[] = [
    { key: 'drug', label: 'Drug', isHead: true, cell: ({ drug }) => drug, sum: 'Total' },
    false,
    {
      key: 'paid',
      label: 'You paid',
      className: 'num',
      headClassName: 'num wraps',
      cell: ({ paid }) => `$${paid}`,
      sum: '$222',
    },
    { key: 'more', label: <span className="sr">Details</span>, cell: () => 'Open' },
  ];

  test('whose rows turn into cards writes its roles out and labels each cell', () => {
    show(<DataTable caption="Costs" columns={columns} rows={rows} keyOf={({ drug }) => drug} />);
    const table = screen.getByRole('table', { name: 'Costs' });
    expect(table).toHaveClass('tbl', 'turns');
    expect(table).toHaveAttribute('role', 'table');
    const row = screen.getByRole('row', { name: /^Glyxeva/ });
    expect(row).toHaveAttribute('role', 'row');
    const [paid, more] = within(row).getAllByRole('cell');
    expect(paid).toHaveClass('num');
    expect(paid).toHaveAttribute('data-l', 'You paid');
    expect(more).not.toHaveAttribute('data-l');
    expect(screen.getByRole('columnheader', { name: 'You paid' })).toHaveClass('num', 'wraps');
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveClass('sum');
  });

  test('that stays a table has neither', () => {
    show(<DataTable caption="Costs" look="slim" sumInFoot columns={columns} rows={rows} />);
    const table = screen.getByRole('table', { name: 'Costs' });
    expect(table).not.toHaveAttribute('role');
    expect(within(table).getAllByRole('cell')[0]).not.toHaveAttribute('data-l');
    expect(table.querySelector('tfoot')).toHaveTextContent('Total$222');
  });
});
