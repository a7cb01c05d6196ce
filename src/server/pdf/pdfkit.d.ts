// The types of the library are those of an older version of it.
declare namespace PDFKit.Mixins {
  interface TableOptions {
    structParent?: PDFKit.PDFStructureElement;
  }
  interface CellOptions {
    scope?: 'Row' | 'Column' | 'Both';
  }
}
