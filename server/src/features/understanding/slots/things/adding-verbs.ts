/** "Add", as it is said of one thing more. */
export const addingVerbs =
  'add, adding, added, anad*, agreg*, suma, sumale, sume, sumen, rajout*, ajout*, tambah*, lisa, lisage, lisada, lisan, lisame, lisaksin, lisaksime, ' +
  'زيد, زيدي, زيدوا, زود, زودي, زودوا, ضيف, ضيفي, ضيفوا, اضف, اضيف*, اضيفي';
