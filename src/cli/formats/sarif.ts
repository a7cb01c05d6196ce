import { pages } from '#authoring';
import { diagnosticsOf, type Report } from '../report';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** For code scanning (SARIF 2.1.0): the rules with their explanations, and the diagnostics. */
export function sarif(report: Report): string {
  const diagnostics = diagnosticsOf(report);
  const ids = [...new Set(diagnostics.map(({ rule }) => rule))].sort();
  const rules = ids.map((id) => {
    const page = pages[id]!;
    return {
      id,
      shortDescription: { text: page.why },
      help: { text: `${page.example}\n${page.fix}` },
    };
  });
  const results = diagnostics.map(({ file, line, column, severity, rule, message }) => ({
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }));
  const run = { tool: { driver: { name: 'catalogue', rules } }, results };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
