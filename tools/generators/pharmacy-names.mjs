/** What names of invented pharmacies are made of: plainly no company's. */
export const firstNames =
  'Acornwick Bramblewood Buttercup Candlewick Cloverdale Cobblestone Cricketsong Dandelion Dewberry Driftling Fernhollow Fiddlehead Firefly Foxglove Gingerleaf Goldfinch Hazelnook Heronsbill Honeybrook Inkwell Juniperby Kettlewell Lanternlight Larkspurling Lilypad Marigoldie Meadowmoor Mossbank Nettlecombe Nutmegby Oakenshade Owlsgate Pebbleford Periwinkle Pinecone Puddlestone Quillfeather Rainbarrel Robinsnest Saffronby Snowberry Sorrelton Sparrowgate Sundial Sweetbriar Tansyfield Thistledown Thimblewick Tumbleweir Velvetleaf Wagonwheel Whistledown Willowbark Windmillby Wrenfield Yarrowby'.split(
    ' ',
  );
export const lastNames =
  'Badger Bobbin Button Crumb Daughters Finch Fiddle Friends Gosling Lantern Mortar Moth Neighbors Otter Pestle Plum Rook Sons Tadpole Thimble Tinker Vole Wick'.split(
    ' ',
  );
export const trades = [
  'Pharmacy',
  'Pharmacy',
  'Pharmacy',
  'Drug',
  'Drugs',
  'Apothecary',
  'Corner Drug',
  'Family Pharmacy',
];
export const streetNames =
  'Invented Pretend Makebelieve Fable Storybook Placeholder Sample Example Fictional Imaginary Someplace Nowhere Fairytale Daydream Anyplace'.split(
    ' ',
  );
export const streetTypes = ['Street', 'Street', 'Avenue', 'Avenue', 'Road', 'Lane', 'Plaza', 'Way'];

/** The states with invented pharmacies, and area codes of each; the rest of a number is 555-01xx, which no one has. */
export const areaCodes = {
  MN: ['612', '651', '218', '507', '320'],
  NJ: ['201', '609', '732', '973'],
  CT: ['203', '860'],
  RI: ['401'],
  DE: ['302'],
  HI: ['808'],
  WY: ['307'],
};
