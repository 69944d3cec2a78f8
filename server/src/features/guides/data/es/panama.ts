import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'América Central' },
  currency: { of: 'b1a34def', text: 'balboa panameño (PAB), a la par con el dólar estadounidense (USD)' },
  'visaRequirements.touristVisa': {
    of: '25048c24',
    text: 'Los ciudadanos de muchos países pueden visitar Panamá sin visa para una estancia que se fija a la entrada; otros necesitan una visa estampada por un consulado o, en su lugar, una de determinados países. Los agentes pueden pedir un boleto de regreso y prueba de solvencia económica. Los visitantes no tienen exención para el menaje de casa; consulte qué se aplica a su pasaporte en un consulado de Panamá.',
  },
  'visaRequirements.workVisa': {
    of: '01949211',
    text: 'Para trabajar en Panamá suelen hacer falta tanto una condición de residente otorgada por el servicio de migración como un permiso de trabajo del Ministerio de Trabajo, que se solicitan uno después del otro. Las empresas solo pueden emplear a cierta proporción de extranjeros, y varias profesiones están reservadas a los ciudadanos. Normalmente presenta los documentos un abogado local.',
  },
  'visaRequirements.residencePermit': {
    of: 'eba9ec53',
    text: 'Panamá tiene muchas vías de residencia, entre ellas la visa de pensionado para quienes tienen una pensión vitalicia, la visa de países amigos y visas para inversionistas y empleados. Las solicitudes se presentan a través de un abogado panameño ante el Servicio Nacional de Migración (migracion.gob.pa), y primero se recibe un carné provisional. Lleve documentos apostillados, incluido un certificado de antecedentes penales.',
  },
  'visaRequirements.familyReunification': {
    of: '5ffb3a52',
    text: 'El cónyuge, los hijos menores y a veces los padres pueden por lo general incluirse como dependientes en la misma solicitud de residencia en Panamá, con certificados de matrimonio y de nacimiento apostillados y prueba de ingresos. Pida al abogado que presente a todos juntos, pues añadir personas más tarde lleva más tiempo.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7ce8108d',
    text: 'El menaje de casa usado entra en Panamá libre de impuestos de importación, según informan otras guías, para los extranjeros con visa de residencia o prueba de que está en trámite y para los panameños que regresan después de 2 años o más; el envío debería llegar con no más de 6 meses de diferencia respecto a la llegada del dueño. Las cosas nuevas pagan un 20 a 22 %, aproximadamente, de su valor con flete y seguro. Los residentes pensionados suelen tener una exención de hasta 10.000 USD, que su abogado debería confirmar. Los turistas no tienen exención.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': { of: 'bbf473fd', text: 'Armas de fuego y municiones.' },
  'customsRegulations.prohibitedItems.2': { of: '6473eabf', text: 'Plantas y productos vegetales.' },
  'customsRegulations.prohibitedItems.3': { of: '48344caf', text: 'Alimentos.' },
  'customsRegulations.prohibitedItems.4': { of: 'dd2757e3', text: 'Paja o heno usados como material de embalaje.' },
  'customsRegulations.restrictedItems.0': {
    of: '27a171c5',
    text: 'Artículos nuevos: pagan impuestos, así que úselos antes o tenga a mano las facturas.',
  },
  'customsRegulations.restrictedItems.1': { of: '28280bc7', text: 'Alcohol: paga impuestos.' },
  'customsRegulations.restrictedItems.2': {
    of: '3decd84d',
    text: 'Joyas: suelen pagar impuestos, así que llévelas consigo y pregunte antes de embalarlas.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f7fe8c9e',
    text: 'Vehículos: no son menaje de casa y pagan impuestos aparte.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'f9def7ac',
    text: 'Medicamentos: llévelos con la receta, en una cantidad para uso personal.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '8dd36466',
    text: 'Carné de residencia o resolución de la visa, o una carta de abogado a la autoridad de aduanas (Dirección General de Aduanas, hoy Autoridad Nacional de Aduanas) que indique que su residencia está en trámite.',
  },
  'customsRegulations.documentationRequired.1': { of: '78f7f2b3', text: 'Pasaporte con el sello de entrada.' },
  'customsRegulations.documentationRequired.2': {
    of: 'ed18fb62',
    text: 'Inventario detallado en inglés y español, con valores.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '4825898d',
    text: 'Carta del empleador o una referencia bancaria, que los corredores de aduana suelen pedir.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '9e04d17e',
    text: 'El despacho en Panamá suele tardar unos 5 a 10 días hábiles. Cuente con que inspeccionen todo el envío, a veces lo fumiguen, y con que usted tenga que estar presente, así que no deje que llegue antes que usted. Pida al corredor de aduana la lista de documentos vigente antes de hacer el envío.',
  },
  'petImport.vaccinations.0': {
    of: 'f1c0f0ca',
    text: 'Vacuna contra la rabia, por lo general más de 30 días y menos de un año antes del viaje; consulte a los ministerios antes de reservar.',
  },
  'petImport.vaccinations.1': {
    of: '262f4607',
    text: 'Certificado de vacunación, que según pide el ministerio de agricultura MIDA debe abarcar rabia, moquillo, parvovirus, leptospirosis y hepatitis; pregunte a su veterinario cuáles se aplican a un gato.',
  },
  'petImport.vaccinations.2': {
    of: '61b7112d',
    text: 'Tratamiento contra parásitos internos y externos, que los veterinarios suelen aconsejar.',
  },
  'petImport.quarantine': {
    of: '76661ee1',
    text: 'Las mascotas suelen pasar la cuarentena en su casa en Panamá y no en un centro estatal, si envía la solicitud de cuarentena domiciliaria (Home Quarantine Request) al menos 3 días antes de la llegada. Su duración es dudosa (a menudo se habla de 40 días) y algunas páginas antiguas mencionan una tarifa de unos 120 USD, así que consulte ambas cosas a los ministerios panameños de salud y de agricultura. Los veterinarios del aeropuerto pueden no estar de turno los fines de semana y días festivos, así que llegue en un día hábil si puede.',
  },
  'petImport.healthCertificate': {
    of: '87e586d0',
    text: 'Una mascota necesita un certificado zoosanitario refrendado por la autoridad veterinaria del país de origen y después una autenticación para Panamá, por consulado o apostilla. La página de la autoridad de Estados Unidos hablaba de que ese último paso está dispensado por el momento desde 2020, así que compruébelo. Envíe la solicitud de cuarentena domiciliaria (Home Quarantine Request) al menos 3 días antes de la llegada; el microchip se recomienda pero, hasta donde se sabe, no es obligatorio.',
  },
  'vehicleImport.regulations': {
    of: '3ce3deea',
    text: 'Se puede importar un automóvil a Panamá, pero no forma parte del menaje de casa: un corredor de aduana lo despacha aparte, y eso es lento. Según algunas fuentes, los residentes pensionados pueden comprar o importar un automóvil libre de impuestos cada dos años, dentro de ciertos límites; pregunte a su abogado antes de contar con ello.',
  },
  'vehicleImport.duties': {
    of: 'ac620e73',
    text: 'Los derechos e impuestos por un automóvil en Panamá suman un 27 a 30 %, aproximadamente, de su valor con flete y seguro, según informa otra guía. La aduana fija el valor por su cuenta, así que pida un cálculo a un corredor de aduana con el modelo y el año.',
  },
  'vehicleImport.documentation.0': {
    of: '5f3dbbd0',
    text: 'Título de propiedad y documentos de registro a su nombre.',
  },
  'vehicleImport.documentation.1': { of: 'effc596b', text: 'Factura de compra.' },
  'vehicleImport.documentation.2': {
    of: '54d82033',
    text: 'Pasaporte y carné de residencia, o prueba de que está en trámite.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Conocimiento de embarque del automóvil.' },
  'vehicleImport.documentation.4': { of: '4ad0b506', text: 'Poder para el corredor de aduana.' },
  'vehicleImport.restrictions': {
    of: '450dd651',
    text: 'Llevar un automóvil a Panamá rara vez compensa, pues los impuestos, el flete y la espera cuestan juntos a menudo más que la diferencia con un automóvil comprado allí. Por lo general solo se admiten automóviles con el volante a la izquierda, y se circula por la derecha. Pregunte si allí se consiguen repuestos y servicio para su modelo.',
  },
  'healthcare.system': {
    of: 'c1dccfb4',
    text: 'Panamá tiene hospitales públicos, gestionados por el Ministerio de Salud y la Caja de Seguro Social, y buenos hospitales privados en Ciudad de Panamá y David. La mayoría de los recién llegados acude a médicos privados, muchos de los cuales se han formado en el extranjero. En el campo y en las islas la atención es escasa.',
  },
  'healthcare.insurance': {
    of: 'c5f2fadb',
    text: 'Los empleados en Panamá cotizan a la Caja de Seguro Social y pueden usar su atención. Los demás residentes suelen contratar un seguro privado, que es más fácil de obtener antes de la vejez y a menudo excluye las enfermedades anteriores.',
  },
  'healthcare.emergencyNumber': { of: '236bd89a', text: '911 (policía también 104, bomberos 103)' },
  'education.schoolSystem': {
    of: '6a620314',
    text: 'En Panamá la enseñanza empieza con el preescolar y seis años de primaria, y los años básicos son obligatorios y gratuitos en las escuelas públicas. El año escolar público va aproximadamente de marzo a diciembre, mientras que algunas escuelas internacionales siguen el calendario del hemisferio norte. Lleve boletines de calificaciones apostillados.',
  },
  'education.languageOfInstruction': {
    of: '51664f9b',
    text: 'En las escuelas públicas de Panamá se enseña en español. Las escuelas privadas de Ciudad de Panamá y sus alrededores enseñan de forma bilingüe o en inglés, francés y otros idiomas.',
  },
  'utilities.electricity': {
    of: '8b93de4b',
    text: 'En Panamá la corriente es de 120 V a 60 Hz, con enchufes de los tipos A y B, así que los aparatos de Estados Unidos y Canadá funcionan tal cual; los fabricados solo para 220 a 240 V es mejor dejarlos. Los protectores contra sobretensiones ayudan, pues los cortes de luz no son raros fuera de la ciudad.',
  },
  'utilities.internet': {
    of: 'cd3981a0',
    text: 'La fibra y el cable son corrientes en las ciudades y zonas turísticas panameñas; en las montañas y en las islas, pregunte primero a los vecinos, pues la conexión inalámbrica o por satélite puede ser la única opción. La instalación suele ser rápida en las torres que ya tienen línea.',
  },
  'utilities.banking': {
    of: 'b89a25ae',
    text: 'Abrir una cuenta en Panamá requiere paciencia: los bancos piden pasaporte, documentos de residencia, referencias bancarias, prueba de ingresos y datos fiscales de su país de origen, y a menudo una visita personal. Los billetes de dólar estadounidense se usan en todas partes, así que lleve billetes pequeños para las primeras semanas.',
  },
  'culturalTips.0': {
    of: '43f707fd',
    text: 'En Panamá, salude con buenos días o buenas al entrar en una tienda, un ascensor o una sala de espera.',
  },
  'culturalTips.1': {
    of: '80959079',
    text: 'Las oficinas de Panamá exigen pantalón largo y zapato cerrado más a menudo de lo que el calor haría pensar, así que deje un conjunto fuera de las cajas.',
  },
  'culturalTips.2': {
    of: 'ebf56be3',
    text: 'Calcule con holgura el tiempo para reparaciones y papeleo, y confirme las citas el día anterior.',
  },
  'culturalTips.3': {
    of: 'e9c1c8d3',
    text: 'En Panamá las direcciones se dan a menudo por puntos de referencia, así que envíe la ubicación en el mapa a la empresa de mudanzas y a las visitas.',
  },
  'culturalTips.4': {
    of: '4ddf8d03',
    text: 'La estación lluviosa, de mayo a diciembre aproximadamente, trae fuertes aguaceros por la tarde; pida que le entreguen por la mañana y tenga un deshumidificador para la ropa y los libros.',
  },
  'importantContacts.emergencyServices': {
    of: '7f276f2c',
    text: 'En Panamá, marque el 911 para emergencias, el 104 para la policía o el 103 para los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: 'e106f836',
    text: 'La Dirección General de Ingresos (DGI) se ocupa de los impuestos en Panamá: dgi.mef.gob.pa.',
  },
  'sources.0.title': { of: '12926d25', text: 'Ministerio de Desarrollo Agropecuario de Panamá (MIDA)' },
  'sources.1.title': { of: '76eaffc1', text: 'USDA APHIS: llevar una mascota de Estados Unidos a Panamá' },
  'sources.2.title': { of: '23cb5890', text: 'Autoridad de aduanas de Panamá' },
  'sources.3.title': { of: 'e853cb54', text: 'Servicio Nacional de Migración de Panamá' },
  'sources.4.title': { of: '957cda39', text: 'Ministerio de Salud de Panamá' },
  'sources.5.title': { of: '0f9e121f', text: 'Autoridad tributaria de Panamá (DGI)' },
  'sources.6.title': {
    of: 'df6041d6',
    text: 'Kery Cruz, abogados: menaje de casa, mascotas y vehículos de residentes extranjeros (secondary)',
  },
  'sources.7.title': { of: '67c937b4', text: 'HHG Logistics: mudarse a Panamá (secondary)' },
  'sources.8.title': { of: '1300f00d', text: 'Panama Packing: aduana para el menaje de casa (secondary)' },
  'sources.9.title': { of: 'b486fc77', text: "King's Transfer: mudarse a Panamá (secondary)" },
  'sources.10.title': { of: '21a771fa', text: 'Playa Community: llevar mascotas a Panamá (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
