/** "Add", as it is said of one thing more. */
export const addingVerbs =
  'add, adding, added, anad*, agreg*, suma, sumale, sume, sumen, rajout*, ajout*, tambah*, lisa, lisage, lisada, lisan, lisame, lisaksin, lisaksime, laheb ikka kaasa, laheb ikkagi kaasa, laheb siiski kaasa, tuleb ikka kaasa, tuleb ikkagi kaasa, tuleb siiski kaasa, votame ikka kaasa, ' +
  'زيد, زيدي, زيدوا, زود, زودي, زودوا, ناخده, ناخذه, ناخدها, ناخذها, بناخده, بناخذه, بناخدها, بناخذها, هناخده, هناخدها, ضيف, ضيفي, ضيفوا, اضف, اضيف*, اضيفي';
