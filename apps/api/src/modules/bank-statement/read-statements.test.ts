import { type CsvColumns, mostStatementLines, StatementProblem } from '@lantern/rules';
import { describe, expect, it } from 'vitest';
import { decodeStatement } from './decode-statement.ts';
import { mentionsIn } from './mentions.ts';
import { sampleOfCsv } from './read-csv.ts';
import { formatOf, readStatements } from './read-statements.ts';

const dong = { account: '0071001234567', currency: 'VND', digits: 0 };
const peso = { account: '001234567890', currency: 'PHP', digits: 2 };

/** What a file is refused with, as `code line detail`. */
function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    return [error.code, error.line, ...Object.values(error.detail)].join(' ');
  }
  return 'accepted';
}

const mt940 = (...lines: string[]) =>
  [':20:1', ':25:BFTV/0071001234567', ':28C:12/1', ...lines].join('\n');
const usual = mt940(
  ':60F:C261119VND1000,',
  ':61:2611201120C500,NTRFNONREF//FT1',
  ':86:D7K2M9Q4W NGUYEN VAN AN',
  ':61:261120D200,00NTRFpayout//FT2',
  ':62F:C261120VND1300,',
  '-',
);

describe('MT940', () => {
  it('has balances, days, signs, references and texts', () => {
    expect(readStatements(usual, dong)).toMatchObject([
      {
        number: '12/1',
        first: '2026-11-20',
        last: '2026-11-20',
        opening: 1000n,
        closing: 1300n,
        lines: [
          { line: 5, amount: 500n, reference: 'FT1', text: 'D7K2M9Q4W NGUYEN VAN AN' },
          { line: 7, amount: -200n, reference: 'FT2', text: 'payout', reversal: false },
        ],
      },
    ]);
  });

  it.each([
    ['RC', -500n],
    ['RD', 500n],
  ])('a %s is a reversal with its own sign', (sign, amount) => {
    const text = mt940(':60F:C261119VND1000,', `:61:261120${sign}500,NTRFX`, '');
    const closing = `:62F:C261120VND${1000n + amount},`;
    const [statement] = readStatements(text + closing, dong);
    expect(statement?.lines).toMatchObject([{ amount, reversal: true, reference: null }]);
  });

  it('a file has several statements, and a statement several pages', () => {
    const [first, second] = [':60F:C261120VND1300,', ':62M:C261121VND1300,'];
    const third = mt940(':60M:C261121VND1300,', ':61:261121C1,NTRFX', ':62F:C261121VND1301,');
    const file = [usual, mt940(first, second), third].join('\n');
    expect(readStatements(file, dong)).toMatchObject([
      { closing: 1300n, lines: [{}, {}] },
      { opening: 1300n, closing: 1301n, lines: [{ amount: 1n }] },
    ]);
  });

  it('a structured text has its words and the name of the other side', () => {
    const file = usual.replace(
      ':86:D7K2M9Q4W NGUYEN VAN AN',
      ':86:166?00TRANSFER?20D7K2\n?21M9Q4W?32NGUYEN ?33VAN AN',
    );
    expect(readStatements(file, dong)[0]?.lines[0]).toMatchObject({
      text: 'D7K2M9Q4W',
      counterparty: 'NGUYEN VAN AN',
    });
  });

  it('an entry date around New Year has the year beside the value date', () => {
    const text = mt940(
      ':60F:C261231VND0,',
      ':61:2701011231C5,NTRFX',
      ':61:2612310102C5,NTRFX',
      ':62F:C270102VND10,',
    );
    const days = readStatements(text, dong)[0]?.lines.map(({ day }) => day);
    expect(days).toEqual(['2026-12-31', '2027-01-02']);
  });

  it.each([
    ['another account', [':25:BFTV/0071001234567', ':25:BFTV/9'], 'statement_wrong_account 2'],
    ['another currency', ['VND1000,', 'USD1000,'], 'statement_wrong_currency 4'],
    ['balances', ['VND1300,', 'VND1301,'], 'statement_unbalanced 8 1300 1301'],
    ['a fraction of a dong', ['C500,N', 'C500,5N'], 'statement_unreadable 5 amount'],
    ['no amount', ['C500,N', 'CN'], 'statement_unreadable 5 field'],
    ['no such day', ['2611201120C', '2602301120C'], 'statement_unreadable 5 date'],
    ['no closing balance', [':62F:C261120VND1300,', ''], 'statement_unreadable 4 page'],
    ['no opening balance', [':60F:C261119VND1000,', ''], 'statement_unreadable 5 order'],
    ['no account', [':25:BFTV/0071001234567', ''], 'statement_unreadable 4 account'],
    ['loose words', [':20:1', ':20:1\n-\nhello'], 'statement_unreadable 3 format'],
  ])('is refused with %s, and the line is named', (_what, [from = '', to = ''], expected) => {
    expect(refusalOf(() => readStatements(usual.replace(from, to), dong))).toBe(expected);
  });
});

const entry = (amount: string, change = '') => `<Ntry><Amt Ccy="PHP">${amount}</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
  <AcctSvcrRef>BR1</AcctSvcrRef>${change}</Ntry>`;
const balance = (code: string, amount: string) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry>
  </Tp><Amt Ccy="PHP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
const camt = (entries: string, closing: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Id>S-1</Id><Acct><Id><Othr><Id>001234567890</Id></Othr></Id></Acct>
${balance('OPBD', '10.00')}${balance('CLBD', closing)}${entries}
</Stmt></BkToCstmrStmt></Document>`;
const party = '<RltdPties><Dbtr><Nm>Ana Cruz</Nm></Dbtr></RltdPties>';
const detail = `<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${party}
  <RmtInf><Ustrd>D7K2M9Q4W</Ustrd></RmtInf></TxDtls></NtryDtls>`;

describe('CAMT.053', () => {
  it('has balances, references, the other side and its words', () => {
    expect(readStatements(camt(entry('125.5', detail), '135.50'), peso)).toMatchObject([
      {
        ...{ number: 'S-1', first: '2026-11-20', last: '2026-11-20' },
        ...{ opening: 1000n, closing: 13_550n },
        lines: [{ amount: 12_550n, reference: 'BR1', counterparty: 'Ana Cruz', text: 'D7K2M9Q4W' }],
      },
    ]);
  });

  it('an entry that is only announced is left out', () => {
    const announced = entry('5').replace('BOOK', 'PDNG');
    expect(readStatements(camt(announced, '10.00'), peso)).toMatchObject([{ lines: [] }]);
  });

  it('a batch whose amounts add up is one line for each of them', () => {
    const part = (amount: string) =>
      `<TxDtls><Amt Ccy="PHP">${amount}</Amt><Refs><AcctSvcrRef>P${amount}</AcctSvcrRef></Refs>
      </TxDtls>`;
    const batch = entry('5', `<NtryDtls>${part('2')}${part('3')}</NtryDtls>`);
    expect(readStatements(camt(batch, '15'), peso)[0]?.lines).toMatchObject([
      { amount: 200n, reference: 'P2' },
      { amount: 300n, reference: 'P3' },
    ]);
  });

  it('a namespace may have a prefix, and its direction is the amount’s sign', () => {
    const debit = entry('5')
      .replace('CRDT', 'DBIT')
      .replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
    const file = camt(debit, '5.00')
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=');
    expect(readStatements(file, peso)[0]?.lines).toMatchObject([{ amount: -500n, reversal: true }]);
  });

  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const good = camt(entry('5'), '15.00');
  it.each([
    ['a billion laughs', ['<Document', `${laughs}<Document`], 'statement_unreadable 2 doctype'],
    ['an entity', ['S-1', '&xxe;'], 'statement_unreadable 3 xml'],
    ['an open element', ['</Stmt>', ''], 'statement_unreadable 9 xml'],
    ['another encoding', ['UTF-8', 'ISO-8859-1'], 'statement_unreadable 1 encoding'],
    ['another format', ['camt.053', 'camt.052'], 'statement_unreadable 2 format'],
    ['another account', ['001234567890', '99'], 'statement_wrong_account 3'],
    ['another currency', ['Ccy="PHP">5<', 'Ccy="USD">5<'], 'statement_wrong_currency 6'],
    ['balances', ['>15.00<', '>15.01<'], 'statement_unbalanced 5 1500 1501'],
    ['a third decimal', ['>5<', '>5.001<'], 'statement_unreadable 6 amount'],
    ['a float', ['>5<', '>5e3<'], 'statement_unreadable 6 amount'],
    ['no opening balance', ['OPBD', 'XXXX'], 'statement_unreadable 2 balance'],
    ['a deep file', ['<Id>S-1', `${'<a>'.repeat(5000)}`], 'statement_unreadable 3 depth'],
    ['an endless text', ['S-1', 'x'.repeat(20_000)], 'statement_unreadable 3 field'],
  ])('is refused with %s, and the line is named', (_what, [from = '', to = ''], expected) => {
    const file = good.includes(from) ? good.replace(from, to) : 'the sample has changed';
    expect(refusalOf(() => readStatements(file, peso))).toBe(expected);
  });
});

const columns: CsvColumns = {
  ...{ delimiter: ',', skip: 1, decimal: '.', dates: 'dd/MM/yyyy' },
  ...{ date: 0, amount: null, credit: 3, debit: 2, balance: 4 },
  ...{ reference: 5, counterparty: null, text: 1 },
};
const heading = 'Date,Text,Debit,Credit,Balance,Number';
const rows = [
  '20/11/2026 08:00:12,"D7K2M9Q4W, NGUYEN",,"500,000","1,500,000",FT1',
  '21/11/2026,Payout,200000,,1300000,FT2',
];
const csv = (...lines: string[]) => `${[heading, ...lines].join('\r\n')}\r\n`;
const typed = { opening: 1_000_000n, closing: 1_300_000n };

describe('CSV', () => {
  it.each([
    ['oldest first', rows],
    ['newest first', rows.toReversed()],
    ['with a row of nothing', [...rows, ',End of statement,,,,']],
  ])('has lines and balances, %s', (_order, lines) => {
    expect(readStatements(csv(...lines), dong, columns)).toMatchObject([
      {
        ...{ first: '2026-11-20', last: '2026-11-21', opening: 1_000_000n, closing: 1_300_000n },
        lines: [
          { day: '2026-11-20', amount: 500_000n, reference: 'FT1', text: 'D7K2M9Q4W, NGUYEN' },
          { day: '2026-11-21', amount: -200_000n, reference: 'FT2' },
        ],
      },
    ]);
  });

  it('without a column of balances the typed ones count', () => {
    const without = { ...columns, balance: null };
    expect(readStatements(csv(...rows), dong, without, typed)).toMatchObject([typed]);
    expect(refusalOf(() => readStatements(csv(...rows), dong, without))).toContain('balance');
    const wrong = { ...typed, closing: 1n };
    expect(refusalOf(() => readStatements(csv(...rows), dong, without, wrong))).toBe(
      'statement_unbalanced 3 1300000 1',
    );
  });

  const pesos = { ...columns, amount: 1, credit: null, debit: null, balance: 2, skip: 0 };
  const lineIn = (amount: string, after: string, decimal: ',' | '.' = '.') =>
    readStatements(`20/11/2026;${amount};${after};;;x`, peso, {
      ...pesos,
      delimiter: ';',
      decimal,
    })[0]?.lines[0]?.amount;
  it.each([
    ['1,234.50', '.', 123_450n],
    ['1.234,50', ',', 123_450n],
    ['-1 234,5', ',', -123_450n],
    ['(12)', '.', -1200n],
    ['PHP 12.00', '.', 1200n],
    ['1,23,456.00', '.', 12_345_600n],
    ['+0.01', '.', 1n],
  ] as const)('reads %s exactly', (written, decimal, expected) => {
    expect(lineIn(written, '0', decimal)).toBe(expected);
  });

  it.each(['1.234', '12.345.6', '1,2', '1e3', '12.5.0', '٣', '=1+1', '1'.repeat(16), '0x10'])(
    '%s is no amount',
    (written) => {
      expect(refusalOf(() => lineIn(written, '0'))).toBe('statement_unreadable 1 amount');
    },
  );

  it.each([
    ['a gap in the balances', ['1300000', '1300001'], 'statement_unbalanced 3 1300001'],
    ['another date', ['21/11/2026', '2026-11-21'], 'statement_unreadable 3 date'],
    ['no such day', ['21/11/2026', '31/11/2026'], 'statement_unreadable 3 date'],
    ['an open quote', ['Payout', '"Payout'], 'statement_unreadable 4 quote'],
    ['another currency', ['200000', 'USD200000'], 'statement_wrong_currency 3'],
    ['no balance', ['1300000', ''], 'statement_unreadable 3 balance'],
    ['no amount', ['200000', ''], 'statement_unreadable 3 amount'],
    ['only headings', [rows.join('\r\n'), ''], 'statement_unreadable 1 empty'],
  ])('is refused with %s, and the line is named', (_what, [from = '', to = ''], expected) => {
    const file = csv(...rows).replace(from, to);
    expect(refusalOf(() => readStatements(file, dong, columns))).toBe(expected);
  });

  it('more lines than a day of a bank has are refused', () => {
    const many = Array.from({ length: mostStatementLines + 1 }, () => '20/11/2026,x,,1,,');
    const without = { ...columns, balance: null };
    expect(refusalOf(() => readStatements(csv(...many), dong, without, typed))).toBe(
      'statement_unreadable 20002 too_many',
    );
  });

  it('shows its first rows, to choose the columns by', () => {
    expect(sampleOfCsv(csv(...rows).replaceAll(',', ';'))).toMatchObject({ delimiter: ';' });
    expect(sampleOfCsv(csv(...rows)).rows[1]?.[1]).toBe('D7K2M9Q4W, NGUYEN');
    expect(refusalOf(() => readStatements(csv(...rows), dong))).toContain('columns');
  });
});

describe('a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it('may begin with the byte order mark and have any line ends', () => {
    expect(decodeStatement(bytes('\ufeffa\r\nb\rc'))).toBe('a\nb\nc');
  });

  it.each([
    ['of another encoding', Uint8Array.of(65, 10, 0xe9, 10), 'statement_unreadable 2 encoding'],
    ['in UTF-16', Uint8Array.of(0xff, 0xfe, 65, 0), 'statement_unreadable 1 encoding'],
    ['with NUL', bytes('a\nb\0'), 'statement_unreadable 2 unprintable'],
    ['with an escape', bytes('\u001b[31m'), 'statement_unreadable 1 unprintable'],
    ['with nothing', bytes(' \n '), 'statement_unreadable 1 empty'],
  ])('%s is refused', (_what, file, expected) => {
    expect(refusalOf(() => decodeStatement(file))).toBe(expected);
  });

  it('is known by how it begins', () => {
    expect([usual, camt('', ''), csv(...rows), `{1:F01}{4:\n${usual}`].map(formatOf)).toEqual([
      ...['mt940', 'camt053', 'csv', 'mt940'],
    ]);
  });

  it.each([
    ['VN1200710012345670', false],
    ['VN12BFTV0071001234567', true],
    ['0071001234567VND', true],
    ['007-100 123 4567', true],
    ['71001234567', false],
  ])('about the account %s is ours: %s', (named, ours) => {
    const file = usual.replace('BFTV/0071001234567', named);
    expect(refusalOf(() => readStatements(file, dong)) === 'accepted').toBe(ours);
  });
});

it('a text names references with and without hyphens, and a hostile one not endlessly', () => {
  expect(mentionsIn('pay d7k2m9q4w now', 'W-7K2M 9Q4X')).toEqual([...['D-7K2M9Q4W', 'W-7K2M9Q4X']]);
  expect(mentionsIn(null, 'nothing')).toEqual([]);
  expect(mentionsIn('D'.repeat(100_000).replaceAll('DD', 'D2')).length).toBeLessThanOrEqual(40);
});
