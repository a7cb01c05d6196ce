import { LineIcon } from '#ui';

/** What `icon` in the catalogue may name (metaschemas/catalogue.json), and what else the search draws. */
export const shapes = {
  bank: 'M2.5 8L10 3.5L17.5 8zM4.5 8v7M8.2 8v7M11.8 8v7M15.5 8v7M2.5 17h15',
  calendar:
    'M4 4h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M3 8h14M7 2v4M13 2v4',
  card: 'M2.5 4.5h15v11h-15zM5.5 8.5h4M5.5 11.5h2.5M12 8.5h2.5',
  certificate:
    'M10 2.5l6.5 2.3v4.7c0 4-2.8 6.8-6.5 8c-3.7-1.2-6.5-4-6.5-8V4.8zM7 9.8l2.2 2.2l3.8-4',
  chart: 'M3 3v14h14M7 13.5V10M11 13.5V6M15 13.5V8.5',
  cheque: 'M2.5 5h15v10h-15zM5 8h5M5 11.5h3M11 12.2q1.2-2.4 2 0t2 -.6',
  document: 'M12 2H5v16h10V5zM12 2v3h3M8 10h4M8 13.5h4',
  exchange: 'M4 7h12M13 4l3 3l-3 3M16 13H4M7 10l-3 3l3 3',
  heart:
    'M10 16.5C4.5 12.5 2.5 10 2.5 7.2A3.8 3.8 0 0 1 10 5.8a3.8 3.8 0 0 1 7.5 1.4c0 2.8-2 5.3-7.5 9.3z',
  home: 'M3 9.5L10 3.5l7 6M5 8v9h10V8M8.5 17v-5h3v5',
  info: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 9.5v4.5M10 6.2v.1',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6l7-6',
  pen: 'M3 17l1-4L13.5 3.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7 16zM12 5l3 3',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6a3 3 0 1 0 0 6M2 17v-1.5a3.5 3.5 0 0 1 3.5-3.5h4a3.5 3.5 0 0 1 3.5 3.5V17M13 3.8a3 3 0 0 1 0 5.4M15.5 12.3a3.5 3.5 0 0 1 2.5 3.3V17',
  percent: 'M4.5 15.5l11-11M6 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4M14 12a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  person: 'M10 9.5a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 1 0 0 6.4M3.5 17.5a6.5 5.5 0 0 1 13 0',
  phone:
    'M4.5 3h3L9 7L7 8.5a10 10 0 0 0 4.5 4.5l1.5-2l4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 3 4.6A1.5 1.5 0 0 1 4.5 3',
  question:
    'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.8.4-1 .9-1 1.7M10 14.2v.1',
  screen: 'M3 4h14v12H3zM3 7.5h14',
  search: 'M9 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12M13.5 13.5L17 17',
};

/** An unknown name is drawn as a document: a newer catalogue may have more icons. */
export const RequestIcon = ({ name, size = 22 }: { name: string; size?: number }) => (
  <LineIcon
    path={Object.hasOwn(shapes, name) ? shapes[name as keyof typeof shapes] : shapes.document}
    size={size}
    strokeWidth={1.5}
  />
);
