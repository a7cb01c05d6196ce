// Members that @types/pdfkit does not have yet.
declare namespace PDFKit.Mixins {
  interface TableOptions {
    structParent?: PDFKit.PDFStructureElement;
  }
  interface CellOptions {
    scope?: 'Row' | 'Column' | 'Both';
  }
}
