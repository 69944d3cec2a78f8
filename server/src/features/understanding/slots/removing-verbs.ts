/** "Take off", as it is said of a thing that does not come after all. */
export const removingVerbs =
  'remove, removing, delete, deleting, take off, taking off, take out, taking out, take away, taking away, strike, cross off, cross out, scratch the, scratch my, scratch our, lose the, lose my, lose our, nix, quita, quite, quiten, quitad, quitar, quitamos, borra, borre, borren, borrar, elimina, elimine, eliminen, eliminar, saca, saque, saquen, sacar, retira, retiren, retirar, ' +
  'enleve, enleves, enlever, enlevez, enlevons, retire, retires, retirer, retirez, retirons, supprime, supprimes, supprimer, supprimez, supprimons, ote, oter, otez, vire, virer, virez, efface, effacer, effacez, ' +
  'buang, buangkan, keluarkan, padam, padamkan, eemalda, eemaldage, eemaldada, eemaldame, kustuta, kustutage, kustutada, vota maha, votke maha, jata valja, jatke valja, ' +
  'احذف, احذفي, احذفوا, شيل, شيلي, شيلوا, امسح, امسحي, امسحوا, ازل, ازيلوا, الغ, الغي';
