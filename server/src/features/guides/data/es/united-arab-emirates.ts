import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '37944012', text: 'Oriente Medio' },
  currency: { of: 'efe30280', text: 'dírham de los EAU (AED)' },
  'visaRequirements.touristVisa': {
    of: 'aea616a8',
    text: 'Los ciudadanos de muchos países obtienen un visado de visita al llegar a los Emiratos Árabes Unidos; otros lo solicitan antes, a menudo a través de la aerolínea o del hotel. Los días permitidos varían según el pasaporte, así que consulte en u.ae. La visita no permite trabajar, y por lo general con ella no se puede despachar un envío de menaje de casa.',
  },
  'visaRequirements.workVisa': {
    of: 'af7918ab',
    text: 'Para trabajar en los Emiratos Árabes Unidos, el empleador suele solicitar el permiso de trabajo y patrocina el visado de residencia; una zona franca hace lo mismo para las empresas que están en ella. Los visados Golden y Green permiten a ciertos profesionales, inversionistas y trabajadores por cuenta propia vivir allí sin un empleador como patrocinador. Las condiciones se han reformado más de una vez, así que consulte en icp.gov.ae o, para Dubái, en gdrfad.gov.ae.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd77e012',
    text: 'El visado de residencia de los Emiratos Árabes Unidos suele completarse tras la llegada: un examen médico, las huellas dactilares y la tarjeta Emirates ID, que después se muestra para casi todo. Normalmente vale unos dos años con un empleador y más con un visado Golden. Las estancias largas en el extranjero pueden ponerle fin, así que pregunte antes de ausentarse durante meses.',
  },
  'visaRequirements.familyReunification': {
    of: '7d51230c',
    text: 'Los residentes de los Emiratos Árabes Unidos suelen poder patrocinar al cónyuge y a los hijos si ganan un salario mínimo determinado y tienen allí una vivienda; para los hijos y las hijas rigen límites de edad distintos. Haga legalizar los certificados de matrimonio y de nacimiento en el país de origen y por las autoridades emiratíes antes de mudarse, porque lleva semanas. Consulte el salario vigente en u.ae.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7b8aa863',
    text: 'El equipaje personal y el menaje de casa usados entran en los Emiratos Árabes Unidos libres de derechos, en cantidades no comerciales, para los extranjeros que van a residir por primera vez y para los ciudadanos emiratíes que regresan de fuera de los Estados del Golfo (GCC). Los extranjeros acreditan que se quedarán o trabajarán allí al menos un año. Los artículos completamente nuevos y las cantidades comerciales pagan un 5 % de derechos de aduana, y por las cosas nuevas puede deberse también un IVA del 5 %.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: 'e5883613', text: 'Pornografía.' },
  'customsRegulations.prohibitedItems.2': { of: '8b854e98', text: 'Material para juegos de azar.' },
  'customsRegulations.prohibitedItems.3': { of: '74cd0349', text: 'Marfil y cuerno de rinoceronte.' },
  'customsRegulations.prohibitedItems.4': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.5': {
    of: '2a4654a9',
    text: 'Artículos prohibidos de cualquier tipo: las sanciones son severas cuando los encuentra una inspección, así que revise los libros, los discos y el botiquín antes de embalar.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'c557c04e',
    text: 'Medicamentos: muchos con codeína o sedantes necesitan antes la aprobación del Ministerio de Salud (MOHAP).',
  },
  'customsRegulations.restrictedItems.1': {
    of: '28f95308',
    text: 'Alcohol: limitado, y es mejor no incluirlo en el envío.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '379f622e',
    text: 'Productos de cerdo: restringidos, y lo mejor es no llevarlos.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '0b606611',
    text: 'Cigarrillos electrónicos: hay límites, así que consulte a la aduana de su emirato.',
  },
  'customsRegulations.restrictedItems.4': { of: '9c9e1029', text: 'Drones y radiotransmisores: solo con aprobación.' },
  'customsRegulations.restrictedItems.5': {
    of: '57bfc33c',
    text: 'Libros, películas y otras publicaciones: puede revisarse su contenido.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'ef527530',
    text: 'Declaración de aduana unificada, que presenta el agente en la aduana del emirato.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'aeb16be5',
    text: 'Pasaporte y, una vez expedida, la Emirates ID.',
  },
  'customsRegulations.documentationRequired.2': { of: 'd65293ba', text: 'Copia del visado de residencia.' },
  'customsRegulations.documentationRequired.3': { of: '0b053511', text: 'Lista detallada de los bienes.' },
  'customsRegulations.documentationRequired.4': {
    of: '8ccd5b24',
    text: 'Conocimiento de embarque o guía aérea, y la orden de entrega del transportista.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e088a428',
    text: 'Prueba de una estancia o un trabajo de al menos un año, como el contrato de trabajo.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '83cde891',
    text: 'El despacho en los Emiratos Árabes Unidos suele tardar unos 4 a 5 días hábiles para la carga marítima y de 3 a 4 días para la aérea, según una guía de la asociación de empresas de mudanzas que tiene ya algunos años. Nada se despacha ni se entrega sin el visado de residencia y el pasaporte, así que deje salir el envío solo cuando el visado esté en camino. Cada emirato tiene su propia oficina de aduana.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Microchip antes de la vacuna contra la rabia.' },
  'petImport.vaccinations.1': { of: '392cf51d', text: 'Vacuna contra la rabia, vigente el día del viaje.' },
  'petImport.vaccinations.2': {
    of: '4c3027d6',
    text: 'Prueba de anticuerpos contra la rabia si viene de un país considerado de alto riesgo.',
  },
  'petImport.vaccinations.3': {
    of: 'a36ef8df',
    text: 'Edad mínima habitual a la llegada: 15 semanas desde un país de bajo riesgo y 27 semanas desde uno de alto riesgo.',
  },
  'petImport.quarantine': {
    of: 'e370813a',
    text: 'Las mascotas que llegan a los Emiratos Árabes Unidos con un permiso vigente y la documentación completa suelen quedar libres tras la inspección, sin cuarentena. Los perros de tipo pit bull, los mastines, el tosa, el cane corso, el American bully y otras razas por lo general se rechazan, así que pregunte por la suya antes que nada. Por lo general pueden entrar como máximo dos mascotas por persona y año.',
  },
  'petImport.healthCertificate': {
    of: '932971b6',
    text: 'Un perro o un gato necesita un permiso de importación del ministerio (MOCCAE, moccae.gov.ae) para los Emiratos Árabes Unidos, válido durante 30 días, y un certificado zoosanitario oficial; según informan otras guías, el permiso cuesta unos 200 AED y la entrega del animal, 500 AED por un perro o 250 por un gato. Solicítelo aproximadamente un mes antes del vuelo. Si en su caso hace falta el análisis de sangre, empiece con unos cuatro meses o más de antelación.',
  },
  'vehicleImport.regulations': {
    of: '9c749956',
    text: 'Un automóvil llevado a los Emiratos Árabes Unidos debe tener el volante a la izquierda y superar los controles de conformidad del Ministerio de Industria (MoIAT), y los que han sufrido un accidente grave se rechazan. Las fuentes difieren mucho en el límite de antigüedad y mencionan 4, 5 o 10 años, así que obtenga una respuesta por escrito para su automóvil antes de enviarlo.',
  },
  'vehicleImport.duties': {
    of: '22d64bac',
    text: 'En los Emiratos Árabes Unidos, la aduana valora los vehículos importados y cobra un 5 % de derechos, a lo que suele sumarse un 5 % de IVA. Para un automóvil no conviene contar con la entrada libre del menaje de casa; pregunte en la oficina de aduana de su emirato.',
  },
  'vehicleImport.documentation.0': {
    of: '0e3b2cc5',
    text: 'Título o certificado de matriculación y, si el automóvil fue exportado, el certificado de exportación.',
  },
  'vehicleImport.documentation.1': { of: '1d65df47', text: 'Factura de compra u otra prueba del valor.' },
  'vehicleImport.documentation.2': { of: '68da8f96', text: 'Pasaporte, visado de residencia y Emirates ID.' },
  'vehicleImport.documentation.3': { of: '3fb4c23f', text: 'Conocimiento de embarque y orden de entrega.' },
  'vehicleImport.documentation.4': { of: '2c78896c', text: 'Certificado de conformidad del vehículo (VCC).' },
  'vehicleImport.documentation.5': { of: '4cb07326', text: 'Seguro e inspección técnica para la matriculación.' },
  'vehicleImport.restrictions': {
    of: '299436ce',
    text: 'Llevar un automóvil a los Emiratos Árabes Unidos rara vez compensa: uno de un clima frío puede no tener la refrigeración necesaria, los que tienen el volante a la derecha se rechazan y los usados abundan en el mercado local. Los automóviles declarados siniestro total y los accidentados se bloquean en la frontera. Se circula por la derecha.',
  },
  'healthcare.system': {
    of: '61a4c8da',
    text: 'Los Emiratos Árabes Unidos tienen hospitales públicos y privados modernos, y la mayoría de los residentes extranjeros usa los privados a través del seguro. En ellos se habla inglés casi en todas partes.',
  },
  'healthcare.insurance': {
    of: 'e49ca917',
    text: 'El seguro médico es obligatorio para los residentes de los Emiratos Árabes Unidos, y los empleadores suelen proporcionarlo al empleado; el de la familia es a menudo obligación del patrocinador. Fíjese en la red de clínicas, el copago y el periodo de carencia por maternidad antes de confiar en un plan básico.',
  },
  'healthcare.emergencyNumber': { of: 'b505ee4c', text: '999 (policía), 998 (ambulancia), 997 (bomberos)' },
  'education.schoolSystem': {
    of: '376ee5a4',
    text: 'La mayoría de los niños extranjeros de los Emiratos Árabes Unidos va a escuelas privadas con planes de estudios británicos, indios, estadounidenses u otros, que la autoridad de cada emirato inspecciona y califica. El año escolar suele empezar a finales de agosto; en algunas escuelas, en abril. Solicite plaza pronto y lleve boletines de calificaciones legalizados.',
  },
  'education.languageOfInstruction': {
    of: '64134dc4',
    text: 'En las escuelas públicas de los Emiratos Árabes Unidos se enseña en árabe; en las privadas, sobre todo en inglés, con el árabe como asignatura obligatoria. En las ciudades más grandes hay escuelas francesas, alemanas, japonesas y de otros países.',
  },
  'utilities.electricity': {
    of: '480541a6',
    text: 'En los Emiratos Árabes Unidos la corriente es de 220 a 240 V a 50 Hz. El enchufe de tipo G, con tres clavijas rectangulares, es el que se encuentra en casi todas las viviendas, y los tipos C y D, de vez en cuando. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: '37bc6ca5',
    text: 'La fibra rápida es la norma en las ciudades de los Emiratos Árabes Unidos, con dos proveedores principales; cuál le da servicio puede depender del edificio. Se necesitan la Emirates ID y el contrato de alquiler. Muchas aplicaciones de llamadas gratuitas de voz y vídeo están bloqueadas o limitadas, así que averigüe cuáles se permiten.',
  },
  'utilities.banking': {
    of: 'cfd7fdd9',
    text: 'Para abrir una cuenta en los Emiratos Árabes Unidos, los bancos suelen pedir el pasaporte, el visado de residencia, la Emirates ID y una carta de salario. El alquiler se paga a menudo con unos pocos cheques posfechados, así que pida una chequera. Un cheque sin fondos tiene consecuencias graves, y que no haya impuesto sobre la renta personal no significa que su país de origen no le pida ninguno.',
  },
  'culturalTips.0': {
    of: 'd84198f5',
    text: 'En Ramadán los horarios son más cortos; no coma, beba ni fume delante de quienes ayunan donde no esté previsto.',
  },
  'culturalTips.1': {
    of: '91fb9806',
    text: 'Vístase con recato en los edificios públicos, los centros comerciales y los barrios antiguos, y reserve el traje de baño para la playa y la piscina.',
  },
  'culturalTips.2': {
    of: '8c93db59',
    text: 'Reduzca al mínimo las muestras de afecto en público y espere a que la otra persona le tienda la mano.',
  },
  'culturalTips.3': {
    of: 'd923a64b',
    text: 'Pida permiso antes de fotografiar a las personas y no fotografíe edificios gubernamentales.',
  },
  'culturalTips.4': {
    of: 'e7221764',
    text: 'Las palabras o los gestos insultantes, también en internet y en el tráfico, pueden ser un delito.',
  },
  'importantContacts.emergencyServices': {
    of: 'dbd51f18',
    text: 'En los Emiratos Árabes Unidos, marque el 999 para la policía, el 998 para una ambulancia y el 997 para los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: 'b2b8e10e',
    text: 'La Autoridad Federal de Impuestos (tax.gov.ae) se ocupa del IVA y del impuesto de sociedades en los Emiratos Árabes Unidos y expide certificados de residencia fiscal; no hay impuesto sobre la renta personal para los salarios.',
  },
  'sources.0.title': { of: '83c970f0', text: 'Aduana de Fuyaira: exención del equipaje personal y el menaje de casa' },
  'sources.1.title': { of: '98f4faf2', text: 'Aduana de Dubái: despacho de efectos personales' },
  'sources.2.title': { of: '4fec35b2', text: 'Portal oficial del Gobierno de los EAU' },
  'sources.3.title': {
    of: '24c521df',
    text: 'Autoridad Federal de Identidad, Ciudadanía, Aduanas y Seguridad Portuaria',
  },
  'sources.4.title': { of: '0c627e36', text: 'Ministerio de Cambio Climático y Medio Ambiente: mascotas' },
  'sources.5.title': { of: 'dc66ba6a', text: 'Autoridad Federal de Impuestos' },
  'sources.6.title': { of: '4a29740e', text: 'International Association of Movers: guía del país de 2018 (secondary)' },
  'sources.7.title': { of: '810f3e49', text: 'Khaleej Times: viajar con una mascota (secondary)' },
  'sources.8.title': { of: '936e6444', text: 'Dubai Vet Clinic: permiso de importación para mascotas (secondary)' },
  'sources.9.title': { of: '93bcc52a', text: 'Animals on the Move: razas rechazadas en los EAU (secondary)' },
  'sources.10.title': { of: '9dc739ba', text: 'Zawya: vehículos usados rechazados en los EAU (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
